/**
 * The speed of playing a run. It is stored for the tab, if the browser allows it.
 */
import { session } from "../../run/storage.js";

/** Milliseconds per step; and the duration of a long run. */
const pace = 800;
const longest = 20_000;
/** The shortest interval between two drawings, in milliseconds: a very long run takes several steps at once. */
const least = 50;
/** Steps that take longer than this are all shown one by one. */
const slow = 200;

const speeds = [0.5, 1, 2];
const kept = "speed";

/** The tab's stored speed, or 1. */
export function keptSpeed() {
  const speed = Number(session.read(kept));
  return speeds.includes(speed) ? speed : 1;
}

/** The next speed, which is stored; the last is followed by the first. @param {number} speed */
export function nextSpeed(speed) {
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
  session.write(kept, String(next));
  return next;
}

/** A run that is being played. */
export class Run {
  #timer;

  /**
   * @param {{ from: number, total: number, speed: number }} of the current step, and the last one
   * @param {(step: number) => void} show called with each step to show, including the last one
   */
  constructor({ from, total, speed }, show) {
    const each = Math.min(pace, longest / total) / speed;
    const start = performance.now();
    let step = from;
    this.#timer = setInterval(
      () => {
        // Slow steps are all shown, however late; a long run keeps its duration.
        const due = each < slow ? from + Math.floor((performance.now() - start) / each) : 0;
        step = Math.min(Math.max(step + 1, due), total);
        if (step === total) this.stop();
        show(step);
      },
      Math.max(each, least),
    );
  }

  stop() {
    clearInterval(this.#timer);
  }
}

/**
 * How fast a run is played. The speed is kept for the tab, where the browser keeps things.
 */
import { session } from "../../run/storage.js";

/** A run is played at this pace, in milliseconds a step; a long one in this time. */
const pace = 800;
const longest = 20_000;
/** More often than this nothing new is shown, in milliseconds: a very long run takes several steps at once. */
const least = 50;
/** Steps that take longer than this are looked at one by one. */
const slow = 200;

const speeds = [0.5, 1, 2];
const kept = "speed";

/** 1, or what was chosen in this tab. */
export function keptSpeed() {
  const speed = Number(session.read(kept));
  return speeds.includes(speed) ? speed : 1;
}

/** The speed after this one, which is kept; after the last one comes the first. @param {number} speed */
export function nextSpeed(speed) {
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
  session.write(kept, String(next));
  return next;
}

/** A run that is being played. */
export class Run {
  #timer;

  /**
   * @param {{ from: number, total: number, speed: number }} of the step that is shown, and the last one
   * @param {(step: number) => void} show called with each step that shall be shown, the last one too
   */
  constructor({ from, total, speed }, show) {
    const each = Math.min(pace, longest / total) / speed;
    const start = performance.now();
    let step = from;
    this.#timer = setInterval(
      () => {
        // Where steps are slow, each is to be seen, however late it is; a long run keeps its time.
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

/**
 * Scheduling for the drawings of all elements in a page: each is a task of its own, so that the page stays responsive,
 * even if many elements wait for the same script or for the engine.
 */

/** The waiting drawings, in order. @type {(() => void)[]} */
const waiting = [];
/** A message is a task that comes after other waiting tasks, also in a hidden tab. */
const { port1, port2 } = new MessageChannel();

port1.onmessage = () => {
  waiting.shift()?.();
  if (waiting.length) port2.postMessage(null);
};

/** Waits for a task of its own. @returns {Promise<void>} */
export const nextTask = () =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) port2.postMessage(null);
  });

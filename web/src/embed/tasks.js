/**
 * Turns at drawing, for all elements of a page: each is a task of its own, so that the page
 * answers in between, however many elements wait for the same script or for the engine.
 */

/** Those who wait, in their order. @type {(() => void)[]} */
const waiting = [];
/** A message is a task that comes as soon as others have had theirs, also in a tab that nobody sees. */
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

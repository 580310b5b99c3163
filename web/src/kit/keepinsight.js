/**
 * Scrolls only the given box, as little as needed to show everything from one element to another. If that doesn't fit,
 * its beginning is shown.
 * @param {Element} box @param {Element} first @param {Element} [last]
 * @param {number} [around] CSS pixels to show before and after, if there is room
 */
export function keepInSight(box, first, last = first, around = 0) {
  const frame = box.getBoundingClientRect().top + box.clientTop;
  const top = first.getBoundingClientRect().top - frame;
  const over = last.getBoundingClientRect().bottom + around - frame - box.clientHeight;
  if (top < around) box.scrollTop += top - around;
  else if (over > 0) box.scrollTop += Math.min(over, top);
}

/**
 * Scrolls a box, and nothing around it, no further than it takes to show what is from one element to
 * another. The beginning is in sight if there isn't room for all of it.
 * @param {Element} box @param {Element} first @param {Element} [last]
 * @param {number} [around] CSS pixels that are shown before and after, if there is room
 */
export function keepInSight(box, first, last = first, around = 0) {
  const frame = box.getBoundingClientRect().top + box.clientTop;
  const top = first.getBoundingClientRect().top - frame;
  const over = last.getBoundingClientRect().bottom + around - frame - box.clientHeight;
  if (top < around) box.scrollTop += top - around;
  else if (over > 0) box.scrollTop += Math.min(over, top);
}

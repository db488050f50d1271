// One stop of the Tab key for a whole list: the arrows, Home and End go on from there (a roving tabindex).

/** Where a key leads from one of so many; undefined where it leads nowhere. @param {string} key @param {number} at @param {number} count */
export function steppedTo(key, at, count) {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}

/** Give the focus to the link or button of a list that a key leads to. @param {any} event a keydown, heard by the list */
export function stepIn(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll("a, button")];
  const to = steppedTo(event.key, stops.indexOf(event.target), stops.length);
  if (to === undefined) return;
  event.preventDefault();
  stops[to].focus();
}

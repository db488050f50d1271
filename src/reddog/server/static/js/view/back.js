// The device's own way back closes what lies over the page, and does not leave it.

import { useEffect } from "preact/hooks";

/** A step back of our own is under way: what is opened meanwhile waits for its end. */
let stepping = false;
/** What the next step back closes. @type {null | (() => void)} */
let closing = null;

/**
 * While `open`, one step back calls `close` instead of leaving.
 *
 * @param {boolean} open @param {() => void} close @param {() => boolean} lies whether what is opened lies over the page at all
 */
export function useWayBack(open, close, lies) {
  useEffect(() => {
    if (!open || !lies()) return undefined;
    closing = close;
    if (!stepping) mark();
    return () => {
      closing = null;
      if (!history.state?.over) return;
      stepping = true;
      history.back();
    };
  }, [open]);
}

const mark = () => history.state?.over || history.pushState({ over: true }, "");

addEventListener("popstate", () => {
  const ours = stepping;
  stepping = false;
  if (ours) {
    if (closing) mark();
  } else closing?.();
});

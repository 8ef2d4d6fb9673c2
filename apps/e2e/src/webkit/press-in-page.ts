type WithPress = typeof globalThis & { awaitedPress?: AbortController };

/**
 * Runs in the page: only this element receives the next press. The driver presses at the previous position of the
 * element, and the page may have scrolled since.
 */
export const keepPressFor = (element: Element): void => {
  const page = globalThis as WithPress;
  const press = new AbortController();
  page.awaitedPress = press;
  const hear = (event: Event) => {
    if (!element.contains(event.target as Node)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'click') press.abort();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    addEventListener(type, hear, { capture: true, signal: press.signal });
  }
};

/** Runs in the page: whether another element received the press. After a navigation the press counts as received. */
export const wasMissed = (): boolean => {
  const { awaitedPress: press } = globalThis as WithPress;
  if (!press || press.signal.aborted) return false;
  press.abort();
  return true;
};

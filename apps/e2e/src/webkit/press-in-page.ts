type WithPress = typeof globalThis & { awaitedPress?: AbortController };

/**
 * Runs in the page: nothing but the element hears the next press. The driver presses where the element was, and the
 * page may have scrolled since, for instance to where the guest left it.
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

/** Runs in the page: whether the press that was awaited went elsewhere; a page that has been left since had it. */
export const wasMissed = (): boolean => {
  const { awaitedPress: press } = globalThis as WithPress;
  if (!press || press.signal.aborted) return false;
  press.abort();
  return true;
};

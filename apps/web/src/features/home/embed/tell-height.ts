/** What a page that shows the calendar in a frame gets, so that it can make the frame as high as the calendar. */
export interface HeightMessage {
  type: 'hearthstay:height';
  /** In CSS pixels. */
  height: number;
}

/** The origins to try: where the browser says which page is around the frame, that one, if it is allowed. */
const targetsAmong = (origins: readonly string[]): readonly string[] => {
  const [parentOrigin] = (location.ancestorOrigins as DOMStringList | undefined) ?? [];
  return parentOrigin === undefined ? origins : origins.filter((origin) => origin === parentOrigin);
};

/** Tells the page around the frame the height of this one, now and whenever it changes; only one of these origins. */
export const tellHeight = (origins: readonly string[]) => {
  if (window.parent === window) return;
  const page = document.documentElement;
  const targets = targetsAmong(origins);
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(page.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    const message: HeightMessage = { type: 'hearthstay:height', height };
    // The browser delivers it only to a page of that origin.
    for (const origin of targets) window.parent.postMessage(message, origin);
  }).observe(page);
};

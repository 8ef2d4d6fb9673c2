/** Elements whose text is wider than they are, except those that shorten it by an ellipsis. */
export const cutTexts = (): string[] =>
  [...document.querySelectorAll('h1, h2, h3, p, a, button, label, dt, dd, td, th, li, summary')]
    .filter((element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      if (overflowX === 'visible' || textOverflow === 'ellipsis' || display === 'inline') return false;
      return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Open tooltips and dialogs that exceed the window; on its left side, they cause no scroll bar. */
export const cutOverlays = (): string[] =>
  [...document.querySelectorAll('[role="tooltip"]:not([hidden]), dialog[open]')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth;
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Texts that exceed their element where nothing clips or scrolls them. */
export const protrudingTexts = (): string[] => {
  const holders = 'h1, h2, h3, p, a, button, label, dt, dd, td, th, li, summary';
  /** Whether the text is visible, and no element between it and its holder clips it on purpose. */
  const isShown = (element: Element, holder: Element): boolean => {
    const { overflowX, clipPath, position } = getComputedStyle(element);
    if (overflowX !== 'visible' || clipPath !== 'none' || position === 'absolute') return false;
    return element === holder || isShown(element.parentElement!, holder);
  };
  return [...document.querySelectorAll(holders)].flatMap((holder) => {
    const { left, right, width } = holder.getBoundingClientRect();
    if (width < 2 || ['inline', 'contents'].includes(getComputedStyle(holder).display)) return [];
    const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (!texts.currentNode.textContent?.trim() || !element.checkVisibility() || !isShown(element, holder)) continue;
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.right > right + 1 || box.left < left - 1)
        found.push(`${element.textContent} ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
};

import { run } from 'axe-core';

// jsdom lays nothing out and paints nothing, so contrast can only be judged in a browser.
const rules = { 'color-contrast': { enabled: false } };

/** What axe-core finds wrong on the page, each as its rule and the element; empty when all is well. */
export const violations = async (): Promise<string[]> => {
  const { violations: found } = await run(document, { rules });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

import { run } from 'axe-core';

// jsdom has neither layout nor colours, so contrast is tested in a browser.
const rules = { 'color-contrast': { enabled: false } };

/** The violations that axe-core finds on the page, each with its rule and its element; empty if there are none. */
export const violations = async (): Promise<string[]> => {
  const { violations: found } = await run(document, { rules });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

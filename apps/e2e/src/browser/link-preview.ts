import type { Page } from '@playwright/test';

/** The Open Graph tags of a page. */
type Tags = Readonly<Partial<Record<string, string>>>;

/** Runs in a page. */
const tagsIn = (html: string): Tags =>
  Object.fromEntries(
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('meta[property^="og:"]')].map((tag) => [
      tag.getAttribute('property') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  );

const card = `
  <article style="width: 24rem; border: 1px solid #ccc; font-family: sans-serif">
    <img style="display: block; width: 100%; aspect-ratio: 1200 / 630; object-fit: cover">
    <div style="padding: 1rem">
      <h2 style="margin: 0"></h2>
      <p></p>
      <small></small>
    </div>
  </article>`;

/** Shows the card that a messenger makes of an address: by its tags, without scripts, and with a copy of its image. */
export const showLinkPreview = async (page: Page, address: string): Promise<void> => {
  const html = await (await page.request.get(address)).text();
  await page.goto('about:blank');
  const tags = await page.evaluate(tagsIn, html);
  const image = await page.request.get(tags['og:image'] ?? '');
  const copy = `data:${image.headers()['content-type']};base64,${(await image.body()).toString('base64')}`;
  await page.setContent(card);
  await page
    .locator('img')
    .evaluate((element, [src = '', alt = '']) => Object.assign(element, { src, alt }), [copy, tags['og:image:alt']]);
  for (const [element, tag] of [
    ['h2', 'og:title'],
    ['p', 'og:description'],
    ['small', 'og:url'],
  ] as const) {
    await page.locator(element).evaluate((shown, text) => (shown.textContent = text), tags[tag] ?? '');
  }
};

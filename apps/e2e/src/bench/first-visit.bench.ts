import { chromium as browsers } from '@playwright/test';
import { measureAlternately, median, type Figure } from '@hearthstay/testing/measuring';
import { ownerToken, Product } from '@hearthstay/testing/product';
import { startSmtpListener } from '@hearthstay/testing/smtp';
import { chromium } from '../product/chromium';
import { coldVisit, type Visit } from './cold-visit';
import { furnish } from './furnish';
import { serveFloor } from './serve-floor';
import { serveWithoutScripts } from './serve-without-scripts';

const rounds = 3;
const kibibyte = 1_024;

/** A house as its owner finds it, and one with a name, a photo and days that are taken. */
const startHouses = async () => {
  const mail = await startSmtpListener();
  const plain = await Product.start();
  const furnished = await Product.start({ SMTP_URL: mail.url });
  await furnish(furnished.url, await ownerToken(furnished.url, mail));
  return {
    urls: [plain.url, furnished.url],
    close: async () => {
      for (const product of [plain, furnished]) await product.remove();
      await mail.close();
    },
  };
};

const sizes = (product: Visit, floor: Visit): Figure[] => [
  { name: 'first visit, JavaScript', value: product.script / kibibyte, unit: 'KiB' },
  { name: 'the six packages that are given, alone', value: floor.script / kibibyte, unit: 'KiB' },
  { name: 'first visit, JavaScript to that', value: product.script / floor.script, unit: 'times', target: 1.25 },
  { name: 'first visit, CSS', value: product.style / kibibyte, unit: 'KiB', target: 12 },
];

/**
 * The first visit of a guest: what travels, and when it is there to be seen, beside a page that shows next to nothing.
 */
export default async (): Promise<Figure[]> => {
  const floor = await serveFloor();
  const houses = await startHouses();
  const withoutScripts = await serveWithoutScripts(houses.urls[0] ?? '');
  const browser = await browsers.launch(chromium);
  const visits = await measureAlternately(
    rounds,
    [floor.url, withoutScripts.url, ...houses.urls].map((url) => () => coldVisit(browser, url)),
  );
  await browser.close();
  await houses.close();
  floor.close();
  withoutScripts.close();

  const [bare = [], still = [], plain = [], furnished = []] = visits;
  const middle = (of: Visit[], value: keyof Visit) => median(of.map((visit) => visit[value]));
  const [least] = bare;
  const [first] = furnished;
  if (!least || !first) return [];
  return [
    ...sizes(first, least),
    { name: 'largest paint of the packages alone', value: middle(bare, 'largestPaint'), unit: 'ms' },
    { name: 'largest paint of the page without scripts', value: middle(still, 'largestPaint'), unit: 'ms' },
    {
      name: 'largest paint of the first visit to that',
      value: median(plain.map(({ largestPaint }, round) => largestPaint / (still[round]?.largestPaint ?? NaN))),
      unit: 'times',
      target: 1.15,
    },
    { name: 'largest paint of the first visit', value: middle(plain, 'largestPaint'), unit: 'ms', target: 1_500 },
    { name: 'the same with a photo', value: middle(furnished, 'largestPaint'), unit: 'ms', target: 1_500 },
    { name: 'until the photo is there', value: middle(furnished, 'complete'), unit: 'ms' },
    { name: 'layout shift of the first visit', value: middle(plain, 'layoutShift'), unit: '', target: 0.02 },
    { name: 'the same with a photo', value: middle(furnished, 'layoutShift'), unit: '', target: 0.02 },
  ];
};

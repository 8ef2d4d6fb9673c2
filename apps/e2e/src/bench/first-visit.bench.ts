import { chromium as browsers } from '@playwright/test';
import { measureAlternately, median, type Metric } from '@hearthstay/testing/measuring';
import { ownerToken, Product } from '@hearthstay/testing/product';
import { startSmtpListener } from '@hearthstay/testing/smtp';
import { chromium } from '../product/chromium';
import { coldVisit, type Visit } from './cold-visit';
import { configure, tellAboutHouse } from './configure';
import { serveBaseline } from './serve-baseline';
import { serveWithoutScripts } from './serve-without-scripts';

const rounds = 3;
const kibibyte = 1_024;

/** Starts an empty product, one with a name, a photo and occupied days, and one that also has texts and photos. */
const startDeployments = async () => {
  const mail = await startSmtpListener();
  const plain = await Product.start();
  const furnished = await Product.start({ SMTP_URL: mail.url });
  await configure(furnished.url, await ownerToken(furnished.url, mail));
  const otherMail = await startSmtpListener();
  const told = await Product.start({ SMTP_URL: otherMail.url });
  const token = await ownerToken(told.url, otherMail);
  await configure(told.url, token);
  await tellAboutHouse(told.url, token);
  return {
    urls: [plain.url, furnished.url, told.url],
    close: async () => {
      for (const product of [plain, furnished, told]) await product.remove();
      await mail.close();
      await otherMail.close();
    },
  };
};

const sizes = (product: Visit, baseline: Visit): Metric[] => [
  { name: 'first visit, JavaScript', value: product.script / kibibyte, unit: 'KiB' },
  { name: 'the six packages that are given, alone', value: baseline.script / kibibyte, unit: 'KiB' },
  { name: 'first visit, JavaScript to that', value: product.script / baseline.script, unit: 'times', target: 1.15 },
  { name: 'first visit, CSS', value: product.style / kibibyte, unit: 'KiB', target: 12 },
  { name: 'first visit, files that block rendering besides CSS', value: product.blockingFiles, unit: '', target: 0 },
];

/**
 * Measures the bytes and the paint times of a guest's first visit, and compares them with a page of only the packages.
 */
export default async (): Promise<Metric[]> => {
  const baseline = await serveBaseline();
  const deployments = await startDeployments();
  const withoutScripts = await serveWithoutScripts(deployments.urls[0] ?? '');
  const browser = await browsers.launch(chromium);
  const visits = await measureAlternately(
    rounds,
    [baseline.url, withoutScripts.url, ...deployments.urls].map((url) => () => coldVisit(browser, url)),
  );
  await browser.close();
  await deployments.close();
  baseline.close();
  withoutScripts.close();

  const [bare = [], still = [], plain = [], furnished = [], told = []] = visits;
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
    { name: 'the same with texts and 12 photos', value: middle(told, 'largestPaint'), unit: 'ms', target: 1_500 },
    { name: 'until the photo is there', value: middle(furnished, 'complete'), unit: 'ms' },
    { name: 'layout shift of the first visit', value: middle(plain, 'layoutShift'), unit: '', target: 0.02 },
    { name: 'the same with a photo', value: middle(furnished, 'layoutShift'), unit: '', target: 0.02 },
    { name: 'the same with texts and 12 photos', value: middle(told, 'layoutShift'), unit: '', target: 0.02 },
  ];
};

import { chromium as browsers, devices, type Browser } from '@playwright/test';
import { median, type Metric } from '@hearthstay/testing/measuring';
import { addDays, todayAt } from '@hearthstay/stay';
import { Deployment } from '../deployment/deployment';
import { owners } from '../deployment/people';
import { headlessChromium } from '../product/chromium';
import { slowDownPhone } from './cold-visit';

const rounds = 5;
const [owner] = owners;

/** The link by which the owner decides on a new request. */
const decisionLink = async (deployment: Deployment, round: number): Promise<string> => {
  const day = addDays(todayAt('Europe/Berlin'), round + 1);
  const guest = { name: `Guest ${round}`, email: `guest-${round}@mail.example` };
  const { token } = await deployment.ask({ ...guest, startDate: day, endDate: day });
  return deployment.mail.tokenAfter(
    () => deployment.api.call('GET', `/bookings/confirm/${token}`),
    owner.email,
    '/decide/',
  );
};

/** Two taps on a phone with an empty cache: the link, and the button. @returns milliseconds until the page says so */
const approve = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'de-DE' });
  const page = await context.newPage();
  await slowDownPhone(page);
  const start = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Genehmigen', exact: true }).tap();
  await page.getByRole('heading', { name: 'Genehmigt' }).waitFor();
  const time = performance.now() - start;
  await context.close();
  return time;
};

/** Measures how long an owner waits between the link in the e-mail and an approval. */
export default async (): Promise<Metric[]> => {
  const deployment = await Deployment.start('de');
  const browser = await browsers.launch(headlessChromium);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const link = await decisionLink(deployment, round);
    times.push(await approve(browser, `${deployment.url}/decide/${link}`));
  }
  await browser.close();
  await deployment.close();
  return [
    { name: 'from the e-mail to an approval, two taps, median', unit: 'ms', value: median(times) },
    {
      name: 'from the e-mail to an approval, two taps, slowest',
      unit: 'ms',
      target: 10_000,
      value: Math.max(...times),
    },
  ];
};

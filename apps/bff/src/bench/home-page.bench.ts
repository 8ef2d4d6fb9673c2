import { resolve } from 'node:path';
import { listOccupiedDays, occupiedDaysChanged, type OccupiedDay, type PageRenderer } from '@hearthstay/contracts';
import { addDays, todayAt } from '@hearthstay/stay';
import { measureAlternately, median } from '@hearthstay/testing/measuring';
import { rendererIn } from '../features/pages/load-renderer';
import { fakeHandler } from '../testing/fake-handler';
import { startTestBff, type TestBff } from '../testing/test-bff';
import { portOf, startBareServer } from './bare-server';
import { throughputOf } from './load-generator';

const callers = 50;
const rounds = 5;
const changes = 60;
const path = '/';
const webDirectory = resolve('dist/apps/web');

const today = todayAt('Europe/Berlin');
const days: OccupiedDay[] = [];

/** Occupies one more day and requests the page. @returns the milliseconds until the response is complete */
const renderAfterChange = async (bff: TestBff): Promise<number> => {
  days.push({ date: addDays(today, days.length), type: 'booking', guestName: `Jonas ${days.length}` });
  await bff.publish(occupiedDaysChanged, {});
  const start = performance.now();
  await (await bff.fetch(path, { headers: { Accept: 'text/html' } })).text();
  return performance.now() - start;
};

/** The built renderer, which adds its durations to `milliseconds`. */
const timedRenderer = async (milliseconds: number[]): Promise<PageRenderer> => {
  const { render, ...renderer } = await rendererIn(webDirectory)();
  return {
    ...renderer,
    render: async (...page) => {
      const start = performance.now();
      const rendered = await render(...page);
      milliseconds.push(performance.now() - start);
      return rendered;
    },
  };
};

/** Compares the home page from memory with the same bytes from a bare HTTP server, and renders it after changes. */
export default async () => {
  const rendering: number[] = [];
  const bff = await startTestBff({
    loadRenderer: () => timedRenderer(rendering),
    handlers: [fakeHandler(listOccupiedDays, () => days)],
    variables: { RATE_LIMITS: 'off' },
    webDirectory,
  });
  const rendered: number[] = [];
  for (let change = 0; change < changes; change += 1) rendered.push(await renderAfterChange(bff));

  const bare = await startBareServer(bff.url + path, { 'Accept-Encoding': 'br' });
  const load = (port: number) =>
    throughputOf({ port, path, headers: ['Accept-Encoding: br'], callers, milliseconds: 2_000 });
  const [ofBare = [], ofBff = []] = await measureAlternately(
    rounds,
    [portOf(bare), Number(new URL(bff.url).port)].map((port) => () => load(port)),
  );
  bare.close();
  await bff.close();

  return [
    { name: 'rendering the home page', value: median(rendering), unit: 'ms', target: 15 },
    { name: 'home page after a change of the days, whole', value: median(rendered), unit: 'ms' },
    { name: `bare node:http with a home page, ${callers} callers`, value: median(ofBare), unit: 'responses/s' },
    { name: `home page, ${callers} callers`, value: median(ofBff), unit: 'responses/s' },
    {
      name: 'bare node:http to home page (0.7 of it is 1.43)',
      value: median(ofBare.map((value, round) => value / (ofBff[round] ?? NaN))),
      unit: 'times',
      target: 1.43,
    },
  ];
};

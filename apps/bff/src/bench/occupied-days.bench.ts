import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestBff } from '../testing/test-bff';
import { throughputOf } from './callers';
import { slowBookings } from './occupied-days';

const callers = 50;
const rounds = 5;
const path = '/api/bookings/occupied';

/** What Node itself adds to every answer. */
const addedByNode = ['date', 'connection', 'keep-alive'];

/** As little as Node needs to send the same bytes, headers and all. */
const startBareServer = async (answer: Response) => {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !addedByNode.includes(name)));
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** What all that stands between a socket and the copy in memory costs. */
export default async () => {
  const bff = await startTestBff({ handlers: [slowBookings(0).handler], variables: { RATE_LIMITS: 'off' } });
  const bare = await startBareServer(await bff.fetch(path));
  const load = (port: number) => throughputOf({ port, path, callers, milliseconds: 2_000 });

  const measured: { bare: number; bff: number }[] = [];
  // In turn, so that a busy moment of the machine spoils both alike; the first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const [barePort, bffPort] = [(bare.address() as AddressInfo).port, Number(new URL(bff.url).port)];
    measured.push({ bare: await load(barePort), bff: await load(bffPort) });
  }
  bare.close();
  await bff.close();

  const counted = measured.slice(1);
  return [
    {
      name: `bare node:http, ${callers} callers`,
      value: median(counted.map((round) => round.bare)),
      unit: 'answers/s',
    },
    { name: `occupied days, ${callers} callers`, value: median(counted.map((round) => round.bff)), unit: 'answers/s' },
    {
      name: 'bare node:http to occupied days (0.7 of it is 1.43)',
      value: median(counted.map((round) => round.bare / round.bff)),
      unit: 'times',
      target: 1.43,
    },
  ];
};

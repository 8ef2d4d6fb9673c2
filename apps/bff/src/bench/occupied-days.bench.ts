import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inTurn, median } from '@hearthstay/testing/measuring';
import { startTestBff } from '../testing/test-bff';
import { throughputOf } from './load-generator';
import { slowBookings } from './occupied-days';

const callers = 50;
const rounds = 5;
const path = '/api/bookings/occupied';

/** Headers that Node itself adds to every response. */
const addedByNode = ['date', 'connection', 'keep-alive'];

/** Starts a server that sends the same bytes and does nothing else. */
const startBareServer = async (answer: Response) => {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !addedByNode.includes(name)));
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
};

/** Compares a cached response of the BFF with the same bytes from a bare HTTP server. */
export default async () => {
  const bff = await startTestBff({ handlers: [slowBookings(0).handler], variables: { RATE_LIMITS: 'off' } });
  const bare = await startBareServer(await bff.fetch(path));
  const load = (port: number) => throughputOf({ port, path, callers, milliseconds: 2_000 });

  const ports = [(bare.address() as AddressInfo).port, Number(new URL(bff.url).port)];
  const [ofBare = [], ofBff = []] = await inTurn(
    rounds,
    ports.map((port) => () => load(port)),
  );
  bare.close();
  await bff.close();

  return [
    { name: `bare node:http, ${callers} callers`, value: median(ofBare), unit: 'answers/s' },
    { name: `occupied days, ${callers} callers`, value: median(ofBff), unit: 'answers/s' },
    {
      name: 'bare node:http to occupied days (0.7 of it is 1.43)',
      value: median(ofBare.map((value, round) => value / (ofBff[round] ?? NaN))),
      unit: 'times',
      target: 1.43,
    },
  ];
};

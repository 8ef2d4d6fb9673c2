import { measureAlternately, median } from '@hearthstay/testing/measuring';
import { startTestBff } from '../testing/test-bff';
import { portOf, startBareServer } from './bare-server';
import { throughputOf } from './load-generator';
import { slowBookings } from './occupied-days';

const callers = 50;
const rounds = 5;
const path = '/api/bookings/occupied';

/** Compares a cached response of the BFF with the same bytes from a bare HTTP server. */
export default async () => {
  const bff = await startTestBff({ handlers: [slowBookings(0).handler], variables: { RATE_LIMITS: 'off' } });
  const bare = await startBareServer(bff.url + path);
  const load = (port: number) => throughputOf({ port, path, callers, milliseconds: 2_000 });

  const ports = [portOf(bare), Number(new URL(bff.url).port)];
  const [ofBare = [], ofBff = []] = await measureAlternately(
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

import { measureAlternately, median } from '@hearthstay/testing/measuring';
import type { FakeHandler } from '../testing/fake-handler';
import { startTestBff } from '../testing/test-bff';
import { portOf, startBareServer } from './bare-server';
import { throughputOf } from './load-generator';

const callers = 50;
const rounds = 5;

interface Compared {
  /** The name in the table of results. */
  name: string;
  path: string;
  /** The JSON that is posted; without one the path is read. */
  body?: string;
  handler: FakeHandler;
  /** The lowest accepted share of the bare server's throughput. */
  share?: number;
}

/** Compares a cached response of the BFF with the same bytes from a bare HTTP server. */
export const compareWithBare = async ({ name, path, body, handler, share = 0.7 }: Compared) => {
  const bff = await startTestBff({ handlers: [handler], variables: { RATE_LIMITS: 'off' } });
  const bare = await startBareServer(bff.url + path, {}, body);
  const load = (port: number) => throughputOf({ port, path, body, callers, milliseconds: 2_000 });

  const ports = [portOf(bare), Number(new URL(bff.url).port)];
  const [ofBare = [], ofBff = []] = await measureAlternately(
    rounds,
    ports.map((port) => () => load(port)),
  );
  bare.close();
  await bff.close();

  const target = Number((1 / share).toFixed(2));
  return [
    { name: `${name} from bare node:http, ${callers} callers`, value: median(ofBare), unit: 'responses/s' },
    { name: `${name}, ${callers} callers`, value: median(ofBff), unit: 'responses/s' },
    {
      name: `bare node:http to ${name} (${share} of it is ${target})`,
      value: median(ofBare.map((value, round) => value / (ofBff[round] ?? NaN))),
      unit: 'times',
      target,
    },
  ];
};

import { expectRecovery } from './expectations/recovery';
import { Rivals } from './guests/rivals';
import { Stream } from './guests/stream';
import type { House } from './house/house';
import { useHouse } from './house/use-house';

export interface BusyHouse {
  house(): House;
  /** The stream that flows during the test. */
  stream(): Stream;
}

/**
 * A house for the tests of a file, and before each of them a new stream of guests, owners and visitors who all get what
 * they ask for.
 */
export const useBusyHouse = (title: string): BusyHouse => {
  const house = useHouse(title);
  let stream: Stream | undefined;

  beforeEach(async () => {
    stream = undefined;
    await house().ledger.turnTheYear();
    stream = await Stream.start(house(), new Rivals());
    await expectRecovery(stream);
  });
  // Whatever a test has left broken is none of the stream's business any more.
  afterEach(() => stream?.abandon());

  return { house, stream: () => stream! };
};

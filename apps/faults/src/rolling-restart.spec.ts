import { useBusyHouse } from './busy-house';
import { expectNoFailedCalls } from './expectations/answers';
import { expectOrder } from './expectations/order';
import { applicationNames } from './house/application';

jest.setTimeout(300_000);

const rounds = 5;

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('rolling-restart');

  /** One instance of every application ends and begins anew, while the other one works. */
  const restart = (position: number) =>
    Promise.all(
      applicationNames.map(async (name) => {
        const instance = house().of(name)[position];
        await instance?.stop();
        await instance?.start();
      }),
    );

  it('every instance is stopped and started again in turn, five times, and no call fails', async () => {
    const since = Date.now();
    for (let round = 0; round < rounds; round += 1) {
      await restart(0);
      await restart(1);
    }
    expectNoFailedCalls(stream().answers.filter(({ startedAt }) => startedAt > since));
    await expectOrder(house(), stream());
  });
});

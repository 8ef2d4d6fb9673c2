import { serviceNames } from '@hearthstay/contracts';
import { useBusyHouse } from './busy-house';
import { expectAnswered } from './expectations/answers';
import { expectOrder } from './expectations/order';
import { expectUnready } from './expectations/readiness';
import { expectRecovery } from './expectations/recovery';
import { expectRefused } from './expectations/refusal';

jest.setTimeout(150_000);

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('database-fails');

  const mend = () => Promise.all(house().doors.map((door) => door.mend()));

  it('the database is cut off and comes back', async () => {
    await Promise.all(house().doors.map((door) => door.cut()));
    await expectRefused(stream());
    await mend();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('the database is slow, and then as fast as ever', async () => {
    for (const door of house().doors) door.slowDownBy(400);
    await expectAnswered(stream());
    for (const door of house().doors) door.slowDownBy(0);
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('the database falls silent, and hears later what was said to it meanwhile', async () => {
    for (const door of house().doors) door.fallSilent();
    await expectRefused(stream());
    await expectUnready(house(), serviceNames);
    await mend();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });
});

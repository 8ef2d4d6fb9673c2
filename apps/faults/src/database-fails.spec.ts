import { useBusyHouse } from './busy-house';
import { expectOrder } from './expectations/order';
import { expectRecovery } from './expectations/recovery';
import { expectRefused } from './expectations/refusal';

jest.setTimeout(150_000);

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('database-fails');

  it('the database is cut off and comes back', async () => {
    await Promise.all(house().doors.map((door) => door.cut()));
    await expectRefused(stream());
    await Promise.all(house().doors.map((door) => door.mend()));
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('the database is slow, and then as fast as ever', async () => {
    for (const door of house().doors) door.slowDownBy(400);
    await expectRefused(stream());
    for (const door of house().doors) door.slowDownBy(0);
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });
});

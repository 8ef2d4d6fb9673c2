import type { BookingRequest, DomainError } from '@hearthstay/contracts';
import { addDays, daysOfRange, parseDay, type Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { ApproveRequest } from '../../requests/approve-request/approve-request';
import { expectDaysBlocked, expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';
import { BlockDays } from './block-days';

const firstDay = parseDay('2031-06-01');

describeEachDatabase('Blocks and approvals on two instances at once', (database) => {
  const { ask, clock, service, stored } = useBookings(database);
  let other: RunningBookings;

  beforeAll(async () => {
    other = await startBookings(database, clock);
  });
  afterAll(() => other.close());

  const instance = (index: number) => (index % 2 === 0 ? service() : other);
  const daysFrom = (offset: number, count: number): Day[] => {
    const start = addDays(firstDay, offset);
    return daysOfRange({ start, end: addDays(start, count - 1) });
  };
  const refusalsOf = (results: PromiseSettledResult<unknown>[]): DomainError[] =>
    results.flatMap((result) => (result.status === 'rejected' ? [result.reason as DomainError] : []));

  it('give every day to bookings or to the owner, and leave nothing of those that lose', async () => {
    const requests: BookingRequest[] = [];
    // One after the other: all at once would have to share one deadline, which a busy machine does not keep.
    for (const [index, startDate] of daysFrom(0, 30).entries())
      requests.push(await ask({ email: `${index}@mail.example`, startDate, endDate: addDays(startDate, index % 4) }));
    const wanted = Array.from({ length: 30 }, (_, index) => daysFrom((index * 7) % 30, 1 + (index % 5)));
    const approving = Promise.allSettled(
      requests.map(({ id }, index) => instance(index).get(ApproveRequest).run({ id })),
    );
    const blocking = Promise.allSettled(
      wanted.map((days, index) => instance(index).get(BlockDays).run({ dates: days })),
    );
    const [approvals, blocks] = [await approving, await blocking];
    for (const { code } of refusalsOf(approvals)) expect(code).toBe('APPROVAL_CONFLICT');
    for (const { code } of refusalsOf(blocks)) expect(code).toBe('DAYS_BOOKED');
    const blocked = wanted.filter((_, index) => blocks[index]?.status === 'fulfilled').flat();
    await expectDaysHeldByTheirBookings(stored);
    await expectDaysBlocked(stored, { certainly: blocked });
    expect((await stored.all('blocks')).filter(({ status }) => status !== 'final')).toEqual([]);
  });

  it('all succeed where owners alone want the days', async () => {
    const wanted = Array.from({ length: 40 }, (_, index) => daysFrom(index % 10, 10));
    await Promise.all(wanted.map((days, index) => instance(index).get(BlockDays).run({ dates: days })));
    await expectDaysBlocked(stored, { certainly: daysFrom(0, 19) });
  });
});

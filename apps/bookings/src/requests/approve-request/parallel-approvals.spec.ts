import type { DomainError } from '@hearthstay/contracts';
import { addDays, parseDay, type Day } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { ReleaseOrphanedClaims } from '../../availability/release-orphaned-claims/release-orphaned-claims';
import { RequestClaims } from '../../availability';
import { ApprovalFence } from '../../availability/persistence/approval-fence';
import { PropertyClock } from '../../property-clock';
import { expectDaysHeldByTheirBookings } from '../../testing/expect-consistent';
import { startBookings, type RunningBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';
import { newRequest, type StoredRequest } from '../domain/booking-request';
import { RequestClaimRepository } from '../../availability/persistence/request-claim.repository';
import { toDocument } from '../persistence/request.mapping';
import { ApproveRequest } from './approve-request';

const firstDay = parseDay('2031-06-01');

describeEachDatabase('Approvals on two instances at once', (database) => {
  const { clock, service, stored } = useBookings(database);
  let other: RunningBookings;

  beforeAll(async () => {
    other = await startBookings(database, clock);
  });
  afterAll(() => other.close());

  const askForAll = async (stayOf: (index: number) => { startDate: Day; endDate: Day }): Promise<StoredRequest[]> => {
    const requests = Array.from({ length: 200 }, (_, index) =>
      newRequest(
        { name: `Guest ${index}`, email: `${index}@mail.example`, locale: 'de', ...stayOf(index) },
        clock.now(),
      ),
    );
    const documents = requests.map((request) => ({ ...toDocument(request), outbox: [] }));
    await database.connection().collection<{ _id: string }>('booking_requests').insertMany(documents);
    return requests;
  };

  /** Not over the transport, whose deadline is not what is tested here. */
  const approveAll = (requests: StoredRequest[]) => {
    const instances = [service(), other].map((instance) => instance.get(ApproveRequest));
    return Promise.allSettled(requests.flatMap(({ id }, index) => instances[index % 2]?.run({ id }) ?? []));
  };

  const codesOf = (results: PromiseSettledResult<unknown>[]): Set<string> =>
    new Set(results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as DomainError).code] : [])));

  it('give every day to one of 200 requests that overlap, and leave nothing of those that lose', async () => {
    const requests = await askForAll((index) => {
      const startDate = addDays(firstDay, (index * 7) % 45);
      return { startDate, endDate: addDays(startDate, index % 7) };
    });
    const results = await approveAll(requests);
    const approved = results.filter(({ status }) => status === 'fulfilled');
    expect(approved.length).toBeGreaterThan(0);
    expect(codesOf(results)).toEqual(new Set(['APPROVAL_CONFLICT']));
    await expectDaysHeldByTheirBookings(stored);
    expect((await stored.events()).filter(({ name }) => name === 'booking.approved')).toHaveLength(approved.length);
  });

  it('never leave a booking without its days, even if a clock that is ahead makes every claim an orphan', async () => {
    const rivals = 5;
    const requests = await askForAll((index) => {
      const startDate = addDays(firstDay, Math.floor(index / rivals) * 7);
      return { startDate, endDate: addDays(startDate, 6) };
    });
    const ahead = new PropertyClock(clock.timezone, () => new Date(clock.now().getTime() + 60 * 60_000));
    const [claims, fence] = [other.get(RequestClaimRepository), other.get(ApprovalFence)];
    const hunt = new ReleaseOrphanedClaims(claims, fence, other.get(RequestClaims), ahead);
    const over = new AbortController();
    const hunting = (async () => {
      while (!over.signal.aborted) await hunt.run();
    })();
    const results: PromiseSettledResult<unknown>[] = [];
    for (let first = 0; first < requests.length; first += rivals) {
      results.push(...(await approveAll(requests.slice(first, first + rivals))));
    }
    over.abort();
    await hunting;
    await hunt.run();
    const others = [...codesOf(results)].filter((code) => !['APPROVAL_CONFLICT', 'INVALID_TRANSITION'].includes(code));
    expect(others).toEqual([]);
    await expectDaysHeldByTheirBookings(stored);
  });
});

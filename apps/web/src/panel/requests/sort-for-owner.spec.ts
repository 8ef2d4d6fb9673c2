import { parseDay, type RequestStatus } from '@hearthstay/stay';
import { nearDay, requestList } from '@hearthstay/stay/testing/arbitraries';
import fc from 'fast-check';
import { camelCased } from '@web/shared/api/camel-case';
import { proposalView } from '@web/testing/proposal-view';
import type { RequestWithWishes } from './proposals/open-proposal';
import { sortForOwner } from './sort-for-owner';

const today = parseDay('2026-12-08');

const request = (label: string, status: RequestStatus, start: string, created: string) => ({
  label,
  status,
  startDate: parseDay(start),
  endDate: parseDay(start),
  createdAt: `${created}T12:00:00.000Z`,
});

const sorted = (...requests: (ReturnType<typeof request> & RequestWithWishes)[]) =>
  sortForOwner(requests, today).map(({ label }) => label);

describe('sortForOwner', () => {
  it('begins with the pending requests, oldest first', () => {
    expect(
      sorted(
        request('booking', 'confirmed', '2026-12-09', '2026-10-01'),
        request('asked later, comes sooner', 'pending', '2026-12-10', '2026-11-02'),
        request('asked first', 'pending', '2026-12-20', '2026-11-01'),
      ),
    ).toEqual(['asked first', 'asked later, comes sooner', 'booking']);
  });

  it('sorts requests with a wish of the guest among them, by the time of the wish', () => {
    const proposal = camelCased(
      proposalView({ by: 'guest', at: '2026-11-03T09:00:00.000Z', valid_until: '2026-12-09' }),
    );
    const booking = request('wishes', 'confirmed', '2026-12-20', '2026-10-01');
    expect(
      sorted(
        request('booking', 'confirmed', '2026-12-09', '2026-10-01'),
        { ...request('offered', 'approved', '2026-12-11', '2026-10-01'), proposal: { ...proposal, by: 'owner' } },
        request('asked later', 'pending', '2026-12-10', '2026-11-04'),
        { ...booking, proposal },
        request('asked first', 'pending', '2026-12-20', '2026-11-01'),
      ),
    ).toEqual(['asked first', 'wishes', 'asked later', 'booking', 'offered']);
  });

  it('continues with the bookings by arrival and ends with settled requests, latest stay first', () => {
    expect(
      sorted(
        request('cancelled early', 'cancelled', '2026-12-09', '2026-11-01'),
        request('declined late', 'declined', '2026-12-20', '2026-11-01'),
        request('second', 'approved', '2026-12-15', '2026-11-01'),
        request('first', 'confirmed', '2026-12-10', '2026-11-01'),
      ),
    ).toEqual(['first', 'second', 'declined late', 'cancelled early']);
  });

  it('orders past requests from the latest to the earliest, whatever their status', () => {
    expect(
      sorted(
        request('September', 'cancelled', '2026-09-18', '2026-08-11'),
        request('November', 'confirmed', '2026-11-07', '2026-10-02'),
        request('October', 'pending', '2026-10-12', '2026-09-06'),
      ),
    ).toEqual(['November', 'October', 'September']);
  });

  it('orders requests for the same start by age, oldest first', () => {
    expect(
      sorted(
        request('newer', 'declined', '2026-12-20', '2026-11-02'),
        request('older', 'declined', '2026-12-20', '2026-11-01'),
      ),
    ).toEqual(['older', 'newer']);
  });

  it('keeps all requests and does not change the given list', () => {
    fc.assert(
      fc.property(requestList, nearDay, (list, now) => {
        const before = [...list];
        const result = sortForOwner(list, now);
        expect(list).toEqual(before);
        expect(new Set(result)).toEqual(new Set(list));
        expect(result).toHaveLength(list.length);
        expect(sortForOwner(result, now)).toEqual(result);
      }),
    );
  });
});

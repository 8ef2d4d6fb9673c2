import { parseDay, requestStatuses } from '@hearthstay/stay';
import { nearDay, requestList } from '@hearthstay/stay/testing/arbitraries';
import fc from 'fast-check';
import { camelCased } from '@web/shared/api/camel-case';
import { proposalView } from '@web/testing/proposal-view';
import { filterRequests, requestFilters, type RequestFilter } from './filter-requests';

const today = parseDay('2026-12-08');

/** Per status, one request that ends today and one that ended yesterday. */
const requests = requestStatuses.flatMap((status) => [
  { label: status, status, startDate: parseDay('2026-12-01'), endDate: today },
  { label: `past ${status}`, status, startDate: parseDay('2026-12-01'), endDate: parseDay('2026-12-07') },
]);

describe('filterRequests', () => {
  it.each<[RequestFilter, string[]]>([
    ['all', ['pending', 'approved', 'declined', 'confirmed', 'cancelled']],
    ['active', ['pending', 'approved', 'confirmed']],
    ['pending', ['pending']],
    ['approved', ['approved']],
    ['declined', ['declined']],
    ['cancelled', ['cancelled']],
    ['past', ['past pending', 'past approved', 'past declined', 'past confirmed', 'past cancelled']],
  ])('shows with %s: %j', (filter, labels) =>
    expect(filterRequests(filter, requests, today).map(({ label }) => label)).toEqual(labels),
  );

  it('shows with `payment-due` the requests with a payment due, including past ones', () => {
    const paying = requests.map((request, index) => ({ ...request, payment: { due: index % 2 === 0 ? [] : [{}] } }));
    const shown = filterRequests('payment-due', [...requests, ...paying], today);
    expect(shown).toEqual(paying.filter((_, index) => index % 2 === 1));
  });

  it('shows with `proposals` the requests with an open proposal or wish, up to its last day', () => {
    const proposal = (validUntil: string) => ({ ...camelCased(proposalView()), validUntil: parseDay(validUntil) });
    const open = requests.map((request) => ({ ...request, proposal: proposal('2026-12-08') }));
    const ended = requests.map((request) => ({ ...request, proposal: proposal('2026-12-07') }));
    const wished = requests.map((request) => ({ ...request, cancellationWish: { at: '', reason: null } }));
    const shown = (list: Parameters<typeof filterRequests<(typeof requests)[number]>>[1]) =>
      filterRequests('proposals', list, today).map(({ label }) => label);
    expect(shown(open)).toEqual(['pending', 'approved', 'confirmed']);
    expect(shown(ended)).toEqual([]);
    expect(shown(wished)).toEqual(['approved', 'confirmed']);
  });

  it('shows every request with either `past` or `all`, and with other filters only requests of `all`', () => {
    fc.assert(
      fc.property(requestList, nearDay, (list, now) => {
        const all = filterRequests('all', list, now);
        const past = filterRequests('past', list, now);
        expect([...all, ...past].toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(list);
        for (const filter of requestFilters.filter((name) => name !== 'past' && name !== 'payment-due')) {
          const shown = filterRequests(filter, list, now);
          expect(shown).toEqual(all.filter((request) => shown.includes(request)));
        }
      }),
    );
  });
});

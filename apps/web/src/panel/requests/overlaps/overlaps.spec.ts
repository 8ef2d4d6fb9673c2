import fc from 'fast-check';
import {
  addDays,
  daysOfRange,
  isTaken,
  parseDay,
  rangeOf,
  rangesIntersect,
  type RequestStatus,
} from '@hearthstay/stay';
import { nearDay, requestList } from '@hearthstay/stay/testing/arbitraries';
import { approvalConflicts } from './approval-conflicts';
import { overlappingRequests, type IdentifiedRequest } from './overlapping-requests';

const today = parseDay('2026-12-01');

const request = (id: string, status: RequestStatus, start: string, end: string): IdentifiedRequest => ({
  id,
  status,
  startDate: parseDay(start),
  endDate: parseDay(end),
});

const idsByFlagged = (requests: readonly IdentifiedRequest[], now = today) =>
  Object.fromEntries(
    [...overlappingRequests(requests, now)].map(([id, others]) => [id, others.map((other) => other.id)]),
  );

const isOneOf = (statuses: readonly RequestStatus[], { status }: IdentifiedRequest) => statuses.includes(status);

describe('overlappingRequests', () => {
  it.each<[RequestStatus, RequestStatus, boolean]>([
    ['pending', 'pending', true],
    ['pending', 'approved', true],
    ['pending', 'confirmed', true],
    ['approved', 'approved', false],
    ['approved', 'confirmed', false],
    ['pending', 'declined', false],
    ['pending', 'cancelled', false],
  ])('flags %s and %s requests for the same days: %s', (one, other, flagged) => {
    const pair = [request('a', one, '2026-12-08', '2026-12-11'), request('b', other, '2026-12-08', '2026-12-11')];
    expect(idsByFlagged(pair)).toEqual(flagged ? { a: ['b'], b: ['a'] } : {});
  });

  it('flags stays that share only the day of change', () => {
    const jonas = request('jonas', 'approved', '2026-12-03', '2026-12-06');
    expect(idsByFlagged([request('anna', 'pending', '2026-12-06', '2026-12-08'), jonas])).toEqual({
      anna: ['jonas'],
      jonas: ['anna'],
    });
    expect(idsByFlagged([request('anna', 'pending', '2026-12-07', '2026-12-08'), jonas])).toEqual({});
  });

  it('includes a request that ends today, but no past one', () => {
    const pair = [
      request('a', 'pending', '2026-12-01', '2026-12-05'),
      request('b', 'pending', '2026-12-05', '2026-12-09'),
    ];
    expect(idsByFlagged(pair, parseDay('2026-12-05'))).toEqual({ a: ['b'], b: ['a'] });
    expect(idsByFlagged(pair, parseDay('2026-12-06'))).toEqual({});
  });

  it('lists the others in the order of their first days', () => {
    const all = [
      request('third', 'pending', '2026-12-10', '2026-12-12'),
      request('second', 'approved', '2026-12-07', '2026-12-09'),
      request('whole', 'pending', '2026-12-06', '2026-12-12'),
      request('first', 'pending', '2026-12-05', '2026-12-06'),
    ];
    expect(idsByFlagged(all)['whole']).toEqual(['first', 'second', 'third']);
  });

  it('flags exactly the pairs that a pairwise comparison finds', () => {
    const flagged = (a: IdentifiedRequest, b: IdentifiedRequest) =>
      rangesIntersect(rangeOf(a), rangeOf(b)) &&
      [a, b].some((each) => isOneOf(['pending'], each)) &&
      [a, b].every((each) => isOneOf(['pending', 'approved', 'confirmed'], each));
    fc.assert(
      fc.property(requestList, nearDay, (list, now) => {
        const present = list.filter(({ endDate }) => endDate >= now);
        const expected = new Map(
          present
            .map((one) => [one.id, present.filter((other) => other !== one && flagged(one, other))] as const)
            .filter(([, others]) => others.length > 0)
            .map(([id, others]) => [id, new Set(others)]),
        );
        const found = overlappingRequests(list, now);
        expect(new Map([...found].map(([id, others]) => [id, new Set(others)]))).toEqual(expected);
        for (const [id, others] of found) expect(others).toHaveLength(expected.get(id)?.size ?? 0);
      }),
    );
  });
});

describe('approvalConflicts', () => {
  it.each<[RequestStatus, boolean]>([
    ['approved', true],
    ['confirmed', true],
    ['pending', false],
    ['declined', false],
    ['cancelled', false],
  ])('flags a pending request beside one that is %s: %s', (status, conflict) => {
    const pair = [
      request('a', 'pending', '2026-12-08', '2026-12-11'),
      request('b', status, '2026-12-11', '2026-12-13'),
    ];
    expect(approvalConflicts(pair)).toEqual(new Set(conflict ? ['a'] : []));
  });

  it('includes approved stays in the past, because they still hold their days', () => {
    const pair = [
      request('a', 'pending', '2026-11-20', '2026-12-11'),
      request('b', 'approved', '2026-11-21', '2026-11-22'),
    ];
    expect(approvalConflicts(pair)).toEqual(new Set(['a']));
  });

  it('contains exactly the pending requests that share a day with an approved one', () => {
    fc.assert(
      fc.property(requestList, (list) => {
        const taken = list.filter((each) => isOneOf(['approved', 'confirmed'], each));
        const expected = list.filter(
          (each) => isOneOf(['pending'], each) && taken.some((other) => rangesIntersect(rangeOf(each), rangeOf(other))),
        );
        expect(approvalConflicts(list)).toEqual(new Set(expected.map(({ id }) => id)));
      }),
    );
  });
});

describe('Requests in a house of nights', () => {
  const nightsOf = (request: IdentifiedRequest) => {
    const { start, end } = rangeOf(request);
    return daysOfRange({ start, end: start === end ? end : addDays(end, -1) });
  };
  const shares = (a: IdentifiedRequest, b: IdentifiedRequest) =>
    nightsOf(a).some((night) => nightsOf(b).includes(night));

  it('overlap and conflict when they share a night', () => {
    fc.assert(
      fc.property(requestList, nearDay, (requests, today) => {
        const taken = requests.filter(({ status }) => isTaken(status));
        const pending = requests.filter(({ status }) => status === 'pending');
        expect(approvalConflicts(requests, 'nights')).toEqual(
          new Set(pending.filter((each) => taken.some((other) => shares(each, other))).map(({ id }) => id)),
        );
        const flagged = overlappingRequests(requests, today, 'nights');
        const present = [...taken, ...pending].filter(({ endDate }) => endDate >= today);
        for (const request of present) {
          const others = present.filter(
            (other) =>
              other !== request &&
              (other.status === 'pending' || request.status === 'pending') &&
              shares(request, other),
          );
          expect(new Set(flagged.get(request.id) ?? [])).toEqual(new Set(others));
        }
      }),
    );
  });
});

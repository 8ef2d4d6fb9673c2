import { noStayLimits, parseDay, type StayLimits } from '@hearthstay/stay';
import { requestView } from '@web/testing/request-view';
import { camelCased } from '@web/shared/api/camel-case';
import { requestRows } from './request-rows';

const today = parseDay('2026-11-20');
const pending = camelCased(requestView({ id: 'pending' }));
const approved = camelCased(requestView({ id: 'approved', status: 'approved', start_date: '2026-12-11' }));
const past = camelCased(
  requestView({ id: 'past', status: 'approved', start_date: '2026-11-17', end_date: '2026-11-19' }),
);

it('finds overlaps and conflicts with requests that the filter hides, too', () => {
  const [row] = requestRows([approved, pending], 'pending', today);
  expect(row?.request.id).toBe('pending');
  expect(row?.overlaps.map(({ id }) => id)).toEqual(['approved']);
  expect(row?.hasConflict).toBe(true);
});

it('has no actions for past requests, which only their filter shows', () => {
  expect(requestRows([pending, past], 'all', today).map(({ request }) => request.id)).toEqual(['pending']);
  const [row] = requestRows([pending, past], 'past', today);
  expect(row).toMatchObject({ isPast: true, events: [], overlaps: [], request: { id: 'past' } });
});

it('puts pending requests first', () => {
  const rows = requestRows([approved, pending], 'all', today);
  expect(rows.map(({ request }) => request.id)).toEqual(['pending', 'approved']);
});

describe('the limit that a request would break today', () => {
  const rowsWith = (limits: Partial<StayLimits>, requests = [pending]) =>
    requestRows(requests, 'all', today, 'days', { ...noStayLimits, ...limits }).map(({ brokenLimit }) => brokenLimit);

  it('is set for pending requests only', () => {
    const brokenLimit = { code: 'MIN_NIGHTS', params: { count: 20 } };
    expect(rowsWith({ minNights: 20 }, [pending, approved])).toEqual([brokenLimit, null]);
    expect(rowsWith({ minNights: 1 })).toEqual([null]);
  });

  it('may be the gap to another stay', () => {
    const next = camelCased(
      requestView({ id: 'next', status: 'approved', start_date: '2026-12-13', end_date: '2026-12-14' }),
    );
    const gap = { code: 'GAP_DAYS', params: { count: 2 } };
    expect(rowsWith({ gapDays: 2 }, [pending, next])[0]).toEqual(gap);
    expect(rowsWith({ gapDays: 1 }, [pending, next])[0]).toBeNull();
  });
});

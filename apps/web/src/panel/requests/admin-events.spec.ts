import { parseDay, requestStatuses, type RequestStatus } from '@hearthstay/stay';
import { adminEventsFor } from './admin-events';

describe('adminEventsFor', () => {
  const request = (status: RequestStatus) => ({
    status,
    startDate: parseDay('2026-12-08'),
    endDate: parseDay('2026-12-11'),
  });

  it.each([
    ['pending', ['admin-approves', 'admin-declines']],
    ['approved', ['admin-cancels']],
    ['confirmed', []],
    ['declined', []],
    ['cancelled', []],
  ] as const)('offers for a request that is %s: %j', (status, offered) =>
    expect(adminEventsFor(request(status), parseDay('2026-12-11'))).toEqual(offered),
  );

  it('offers no decision on a request that was made with an offer, but cancels the booking that it becomes', () => {
    const today = parseDay('2026-12-01');
    expect(adminEventsFor({ ...request('pending'), source: 'owner' }, today)).toEqual([]);
    expect(adminEventsFor({ ...request('approved'), source: 'owner' }, today)).toEqual(['admin-cancels']);
  });

  it.each(requestStatuses)('offers nothing for a past request that is %s', (status) =>
    expect(adminEventsFor(request(status), parseDay('2026-12-12'))).toEqual([]),
  );
});

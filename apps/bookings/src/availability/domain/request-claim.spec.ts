import { parseDay } from '@hearthstay/stay';
import { newClaim } from './request-claim';

const request = { id: 'r', name: 'Anna', startDate: parseDay('2031-02-27'), endDate: parseDay('2031-03-02') };
const now = new Date('2031-01-01T00:00:00Z');

describe('a claim', () => {
  it('contains every day of the request, both ends included', () => {
    expect(newClaim(request, now)).toMatchObject({
      requestId: 'r',
      guestName: 'Anna',
      claimedAt: now,
      days: ['2031-02-27', '2031-02-28', '2031-03-01', '2031-03-02'],
    });
  });

  it('differs from another attempt for the same request', () => {
    expect(newClaim(request, now).id).not.toBe(newClaim(request, now).id);
  });
});

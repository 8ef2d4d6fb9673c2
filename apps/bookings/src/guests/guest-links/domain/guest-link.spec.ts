import { hashOfToken } from '@hearthstay/access';
import { parseDay } from '@hearthstay/stay';
import { isValid, issueConfirmLink, issueStatusLink } from './guest-link';

const now = new Date('2031-05-10T10:00:00Z');
const days = { startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-04') };
const request = { id: 'request-1', email: 'anna@mail.example', ...days };

describe('a guest link', () => {
  it('stores the hash of its token, never the token', () => {
    const { link, accessLink } = issueStatusLink(request.email, now, 90);
    expect(link.hash).toBe(hashOfToken(accessLink.token));
    expect(JSON.stringify(link)).not.toContain(accessLink.token);
  });

  it('has a token of its own each time', () => {
    const tokens = Array.from({ length: 50 }, () => issueConfirmLink(request, now, 7).accessLink.token);
    expect(new Set(tokens).size).toBe(50);
  });

  it('is valid for its lifetime, to the millisecond', () => {
    const { link, accessLink } = issueConfirmLink(request, now, 7);
    expect(accessLink.expiresAt).toBe('2031-05-17T10:00:00.000Z');
    expect(isValid(link, 'confirm', new Date('2031-05-17T09:59:59.999Z'))).toBe(true);
    expect(isValid(link, 'confirm', new Date('2031-05-17T10:00:00.000Z'))).toBe(false);
  });

  it('is valid only for its purpose', () => {
    expect(isValid(issueConfirmLink(request, now, 7).link, 'status', now)).toBe(false);
    expect(isValid(issueStatusLink(request.email, now, 90).link, 'confirm', now)).toBe(false);
  });
});

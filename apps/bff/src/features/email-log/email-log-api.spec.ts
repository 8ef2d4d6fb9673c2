import {
  copyEmailLink,
  DomainError,
  findRequestsOfGuest,
  listEmailLog,
  recordCopiedLink,
  resendEmail,
  type RequestOf,
} from '@hearthstay/contracts';
import { emailCounts, loggedEmail } from '../../testing/email-log';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const asked: RequestOf<typeof listEmailLog>[] = [];
const resent: RequestOf<typeof resendEmail>[] = [];
const copied: RequestOf<typeof recordCopiedLink>[] = [];
let isRecorded = true;
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(findRequestsOfGuest, ({ text }) => ({ ids: text === 'Ben K' ? ['request-7'] : [] })),
      fakeHandler(listEmailLog, (request) => {
        asked.push(request);
        return { emails: [loggedEmail], total: 1, counts: { ...emailCounts, sent: 1 } };
      }),
      fakeHandler(copyEmailLink, ({ id }) => ({
        url: 'https://haus-am-see.example/confirm/abc',
        kind: 'request-approved',
        ...(id === 'email-1' && { requestId: 'request-1' }),
      })),
      fakeHandler(recordCopiedLink, (request) => {
        if (!isRecorded) throw new DomainError('SERVICE_UNAVAILABLE');
        copied.push(request);
        return {};
      }),
      fakeHandler(resendEmail, (request) => {
        resent.push(request);
        return loggedEmail;
      }),
    ],
  });
});
beforeEach(() => {
  asked.length = 0;
  resent.length = 0;
  copied.length = 0;
});
afterAll(() => bff.close());

const read = (query = '') =>
  bff.fetch(`/api/admin/email-log${query}`, { headers: { Authorization: `Bearer ${adminToken}` } });

describe('The log of e-mails', () => {
  it('has the e-mails of one state and one request, and pages', async () => {
    const response = await read('?state=given-up&request=request-1&page=3');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ emails: [loggedEmail], total: 1, counts: { ...emailCounts, sent: 1 } });
    await read();
    expect(asked).toEqual([{ state: 'given-up', requestId: 'request-1', page: 3 }, { page: 1 }]);
  });

  it.each([
    ['?state=lost', 'state'],
    ['?page=0', 'page'],
    ['?page=1.5', 'page'],
    ['?page=two', 'page'],
    ['?page=9999999', 'page'],
    [`?request=${'x'.repeat(65)}`, 'request'],
    ['?request=a&request=b', 'request'],
    [`?search=${'x'.repeat(101)}`, 'search'],
    ['?search=a&search=b', 'search'],
  ])('refuses %s', async (query, field) => {
    const response = await read(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
    expect(asked).toEqual([]);
  });

  it('is searched by addresses, and by the names of guests, which only requests have', async () => {
    await read('?search=%20Ben%20K%20&page=2');
    await read('?search=%20');
    expect(asked).toEqual([{ page: 2, search: { address: 'ben k', requestIds: ['request-7'] } }, { page: 1 }]);
  });

  it('is for admins only', async () => {
    expect((await bff.fetch('/api/admin/email-log')).status).toBe(401);
  });
});

describe('Sending an e-mail again', () => {
  const resend = (body?: unknown) =>
    bff.fetch('/api/admin/email-log/email-1/resend', {
      method: 'POST',
      headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  it('passes on which attempts the owner has seen, if that is said', async () => {
    expect(await (await resend({ attempts: 2 })).json()).toEqual(loggedEmail);
    expect((await resend()).status).toBe(200);
    expect(resent).toEqual([{ id: 'email-1', attempts: 2 }, { id: 'email-1' }]);
  });

  it.each([{ attempts: -1 }, { attempts: 1.5 }, { attempts: '2' }, { attempts: null }])('refuses %j', async (body) => {
    const response = await resend(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'attempts' }] });
    expect(resent).toEqual([]);
  });
});

describe('The link of an e-mail', () => {
  const copyLink = (id: string) =>
    bff.fetch(`/api/admin/email-log/${id}/link`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${adminToken}` },
    });

  it('is noted in the history of the request, if the e-mail is about one', async () => {
    expect(await (await copyLink('email-1')).json()).toEqual({ url: 'https://haus-am-see.example/confirm/abc' });
    expect((await copyLink('email-2')).status).toBe(200);
    expect(copied).toEqual([{ id: 'request-1', email: 'request-approved' }]);
  });

  it('is not given away without that note', async () => {
    isRecorded = false;
    const response = await copyLink('email-1');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('/confirm/');
  });
});

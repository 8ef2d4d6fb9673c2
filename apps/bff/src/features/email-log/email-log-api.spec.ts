import { listEmailLog, type RequestOf } from '@hearthstay/contracts';
import { emailCounts, loggedEmail } from '../../testing/email-log';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const asked: RequestOf<typeof listEmailLog>[] = [];
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(listEmailLog, (request) => {
        asked.push(request);
        return { emails: [loggedEmail], total: 1, counts: { ...emailCounts, sent: 1 } };
      }),
    ],
  });
});
beforeEach(() => void asked.splice(0));
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
  ])('refuses %s', async (query, field) => {
    const response = await read(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
    expect(asked).toEqual([]);
  });

  it('is for admins only', async () => {
    expect((await bff.fetch('/api/admin/email-log')).status).toBe(401);
  });
});

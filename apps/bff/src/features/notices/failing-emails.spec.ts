import { DomainError, getEmailOutage, type EmailOutage } from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const outage: EmailOutage = {
  since: '2026-11-20T07:40:00.000Z',
  waiting: 2,
  failure: { reason: 'LOGIN_REFUSED', details: '535 5.7.8 authentication failed' },
};
let calls = 0;
let bff: TestBff;

const start = async (respond: () => EmailOutage | null) => {
  calls = 0;
  bff = await startTestBff({
    handlers: [
      fakeHandler(getEmailOutage, () => {
        calls += 1;
        return { outage: respond() };
      }),
    ],
  });
};
afterEach(() => bff.close());

const notices = async (): Promise<unknown> =>
  (await bff.fetch('/api/admin/notices', { headers: { Authorization: `Bearer ${adminToken}` } })).json();

it('says since when no e-mail could be sent, and asks once for many pages', async () => {
  await start(() => outage);
  const { since, ...emails } = outage;
  const told = await Promise.all([notices(), notices(), notices()]);
  for (const one of [...told, await notices()]) expect(one).toEqual([{ code: 'EMAILS_FAILING', since, emails }]);
  expect(calls).toBe(1);
});

it('says nothing while e-mails are sent', async () => {
  await start(() => null);
  expect(await notices()).toEqual([]);
});

it('says nothing while that is not known', async () => {
  await start(() => {
    throw new DomainError('SERVICE_UNAVAILABLE');
  });
  expect(await notices()).toEqual([]);
});

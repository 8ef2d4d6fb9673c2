import { issueLoginLink, listAdmins, openSession, type RequestInputOf } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase, recordLog } from '@hearthstay/testing';
import { beginAgain, recordedIn, startAdminAuth, type RunningAdminAuth } from '../../testing/start-admin-auth';

const minute = 60_000;
/** Far in the future, because databases remove expired documents by their own clocks. */
const start = Date.parse('2031-05-10T10:00:00Z');

describeEachDatabase('A login link for an operator', (database) => {
  let now = start;
  let service: RunningAdminAuth;
  const stored = (name: string) => database.connection().collection(name);

  beforeAll(async () => {
    service = await startAdminAuth(database, { clock: new Clock(() => new Date(now)) });
  });
  beforeEach(async () => {
    now = start;
    await beginAgain(database, service);
  });
  afterAll(() => service.close());

  const issue = (request: RequestInputOf<typeof issueLoginLink>, commandId?: string) =>
    runInMessageContext({ correlationId: 'any', commandId, actor: { kind: 'operator' } }, () =>
      service.client.call(issueLoginLink, request),
    );
  const open = (linkToken: string) => service.client.call(openSession, { linkToken });
  const emails = async () => (await service.client.call(listAdmins, {})).map(({ email }) => email);
  const history = async () => (await stored('admin_roster').findOne({}))?.['history'] as object[];

  it('opens one session, without an e-mail, and is in the history', async () => {
    const { token, expiresAt } = await issue({ email: ' Owner@House.example ', add: false });
    expect(expiresAt).toBe(new Date(start + 10 * minute).toISOString());
    expect(await recordedIn(database, 'login_links')).toEqual([]);
    await expect(open(token)).resolves.toMatchObject({ email: 'owner@house.example' });
    await expect(open(token)).rejects.toMatchObject({ code: 'ADMIN_LINK_INVALID' });
    expect((await history()).at(-1)).toMatchObject({
      action: 'login-link-issued',
      actor: { kind: 'operator' },
      after: { email: 'owner@house.example' },
    });
  });

  it('is in the security log, without its token', async () => {
    const log = recordLog();
    const { token } = await issue({ email: 'owner@house.example', add: false }).finally(log.stop);
    const lines = log.lines.filter((line) => line.includes('Security'));
    expect(lines).toEqual([expect.stringMatching(/operator-link-issued[^]*owner@house\.example/)]);
    expect(log.lines.join()).not.toContain(token);
  });

  it('expires after ten minutes', async () => {
    const { token } = await issue({ email: 'owner@house.example', add: false });
    now += 10 * minute;
    await expect(open(token)).rejects.toMatchObject({ code: 'ADMIN_LINK_INVALID' });
  });

  it('is refused for an address that is not that of an admin, and nothing changes', async () => {
    const before = await history();
    await expect(issue({ email: 'petra@house.example', add: false })).rejects.toMatchObject({
      code: 'ENTRY_NOT_FOUND',
    });
    expect(await history()).toEqual(before);
    expect(await stored('login_links').countDocuments()).toBe(0);
  });

  it('makes the address an admin first, once', async () => {
    await issue({ email: 'petra@house.example', add: true });
    const { token } = await issue({ email: 'petra@house.example', add: true });
    expect(await emails()).toEqual(['owner@house.example', 'petra@house.example']);
    await expect(open(token)).resolves.toMatchObject({ email: 'petra@house.example' });
    expect(await history()).toContainEqual(expect.objectContaining({ action: 'added', actor: { kind: 'operator' } }));
  });

  it('of a repeated command replaces the first one', async () => {
    const request = { email: 'petra@house.example', add: true };
    const first = await issue(request, 'the-same');
    const second = await issue(request, 'the-same');
    await expect(open(first.token)).rejects.toMatchObject({ code: 'ADMIN_LINK_INVALID' });
    await expect(open(second.token)).resolves.toMatchObject({ email: 'petra@house.example' });
    expect(await emails()).toHaveLength(2);
  });
});

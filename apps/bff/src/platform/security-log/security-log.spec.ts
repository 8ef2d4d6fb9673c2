import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import {
  checkPassword,
  closeSession,
  DomainError,
  findDecisionLink,
  listGuestRequests,
  openSession,
} from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';
import { securityEventOf, securityEvents } from './security-events';

type Line = Record<string, unknown>;

const asAdmin = { Authorization: `Bearer ${adminToken}` };

describe('The security log', () => {
  const lines: Line[] = [];
  let bff: TestBff;
  /** Each test is another caller, whose requests are counted by themselves. */
  let callers = 0;
  const address = () => `203.0.113.${callers}`;

  beforeAll(async () => {
    bff = await startTestBff({
      variables: { TRUST_PROXY: 'loopback' },
      limits: { requestsPerMinute: 20 },
      handlers: [
        ...[findDecisionLink, listGuestRequests].map((call) =>
          fakeHandler(call, () => {
            throw new DomainError('LINK_INVALID');
          }),
        ),
        fakeHandler(checkPassword, ({ password }) =>
          password === 'Seerose'
            ? { valid: true, admission: 'id.secret-token' }
            : { valid: password === 'no password' },
        ),
        fakeHandler(closeSession, () => ({ email: 'petra@haus.example' })),
        fakeHandler(openSession, ({ linkToken }) => {
          if (linkToken === 'used') throw new DomainError('ADMIN_LINK_INVALID');
          return { token: 'secret-token', email: 'petra@haus.example' };
        }),
      ],
    });
    const record = (first: unknown, ...rest: unknown[]) => {
      if (rest.includes('Security')) lines.push(first as Line);
    };
    const nothing = () => undefined;
    Logger.overrideLogger({ log: record, error: nothing, warn: nothing });
  });
  beforeEach(() => {
    lines.length = 0;
    callers += 1;
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await bff.close();
  });

  const call = async (method: string, path: string, { body, headers }: { body?: object; headers?: object } = {}) => {
    const all = { 'X-Forwarded-For': address(), ...headers };
    if (body === undefined) await bff.fetch(`/api${path}`, { method, headers: all });
    else await bff.send(method, `/api${path}`, body, all);
  };
  const expectLines = (...expected: Line[]) => eventually(() => expect(lines).toMatchObject(expected));

  it.each<[string, string, string, Parameters<typeof call>[2], Line]>([
    [
      'a request for a sign-in link',
      'POST',
      '/admin/request-access',
      { body: { email: 'petra@haus.example' } },
      { event: 'sign-in-link-requested' },
    ],
    ['a sign-in', 'GET', '/admin/verify/good', {}, { event: 'session-opened', actor: 'petra@haus.example' }],
    ['a used link', 'GET', '/admin/verify/used', {}, { event: 'sign-in-link-refused' }],
    [
      'a sign-out',
      'POST',
      '/admin/logout',
      { headers: asAdmin },
      { event: 'session-ended', actor: 'petra@haus.example' },
    ],
    [
      'a wrong password',
      'POST',
      '/bookings/check-password',
      { body: { password: 'Tulpe' } },
      { event: 'site-password-wrong' },
    ],
    [
      'the right password',
      'POST',
      '/bookings/check-password',
      { body: { password: 'Seerose' } },
      { event: 'site-password-right' },
    ],
    [
      'a body that no page sends',
      'POST',
      '/bookings/check-password',
      { body: { password: ['Seerose'] } },
      { event: 'input-refused', status: 400 },
    ],
    [
      'a wrong link of a guest',
      'GET',
      '/bookings/status',
      { headers: { Authorization: 'Bearer secret-token' } },
      { event: 'link-refused', route: '/api/bookings/status', status: 404 },
    ],
    [
      'a wrong link to decide',
      'GET',
      '/admin/decision/secret-token',
      {},
      { event: 'link-refused', route: '/api/admin/decision/:token' },
    ],
    ['a call without a session', 'GET', '/admin/requests', {}, { event: 'access-unauthenticated', status: 401 }],
    [
      'a change of the settings',
      'PATCH',
      '/admin/settings',
      { headers: asAdmin, body: { propertyName: 'Haus' } },
      { event: 'settings-changed', actor: expect.stringContaining('@') },
    ],
    [
      'a change of the admins',
      'DELETE',
      '/admin/emails/some-id',
      { headers: asAdmin },
      { event: 'admins-changed', actor: expect.stringContaining('@') },
    ],
  ])('has %s', async (_what, method, path, given, expected) => {
    await call(method, path, given);
    await expectLines(expected);
    expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|secret-token|Tulpe|Seerose|\/good/);
  });

  it('has a wrong link to the page for a decision', async () => {
    await bff.fetch('/decide/secret-token', { headers: { 'X-Forwarded-For': address() } });
    await expectLines({ event: 'link-refused', route: '/decide/:token', status: 404 });
    expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|secret-token/);
  });

  it('has no line for a read of an admin, nor for the password of a site that has none', async () => {
    await call('GET', '/admin/requests', { headers: asAdmin });
    await call('POST', '/bookings/check-password', { body: { password: 'no password' } });
    await call('GET', '/admin/emails');
    await expectLines({ event: 'access-unauthenticated' });
  });

  it('tells callers apart by a hash, also behind the limit of requests', async () => {
    for (let count = 0; count <= 20; count += 1) await call('GET', '/admin/nothing', { headers: asAdmin });
    await eventually(() => expect(lines.at(-1)).toMatchObject({ event: 'access-rate-limited' }));
    await call('GET', '/admin/requests', { headers: { 'X-Forwarded-For': '203.0.113.200' } });
    await eventually(() => expect(lines.at(-1)).toMatchObject({ event: 'access-unauthenticated' }));
    const [first, last] = [lines.at(-2)!, lines.at(-1)!].map(({ caller }) => caller);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(last).not.toBe(first);
  });
});

describe('The events of the security log', () => {
  it('are in the documentation for operators, and no other ones', () => {
    const documentation = readFileSync(join(__dirname, '../../../../../docs/operations.md'), 'utf8');
    const [, section = ''] = documentation.split('\n### The security log\n');
    const [table = ''] = section.split('\n\n`actor`');
    const named = [...table.matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name).filter((name) => name !== 'event');
    expect(named.toSorted()).toEqual(securityEvents.toSorted());
  });
});

describe('The event of a response', () => {
  it.each([
    ['PUT', '/api/admin/settings/prices', 200, 'settings-changed'],
    ['DELETE', '/api/admin/settings/background-image', 200, 'settings-changed'],
    ['POST', '/api/admin/settings/stay-emails/:kind/test', 200, undefined],
    ['POST', '/api/admin/guest-whitelist', 201, 'settings-changed'],
    ['DELETE', '/api/admin/whitelist/:id', 200, 'settings-changed'],
    ['POST', '/api/admin/feeds/:id/rotate', 200, 'settings-changed'],
    ['POST', '/api/admin/calendars/:id/refresh', 200, undefined],
    ['PUT', '/api/admin/notice-address', 200, 'settings-changed'],
    ['PUT', '/api/admin/settings/prices', 400, 'input-refused'],
    ['GET', '/api/bookings/status', 200, 'link-used'],
    ['GET', '/api/bookings/confirm/:token', 200, 'link-used'],
    ['GET', '/api/bookings/confirm/:token', 404, undefined],
    ['DELETE', '/api/admin/sessions/:id', 200, 'session-ended'],
    ['POST', '/api/bookings/request', 403, 'access-forbidden'],
    ['GET', '/api/admin/settings', 200, undefined],
  ] as const)('%s %s %i is %s', (method, route, status, event) => {
    expect(securityEventOf({ method, route, status })).toBe(event);
    if (event) expect(securityEvents).toContain(event);
  });
});

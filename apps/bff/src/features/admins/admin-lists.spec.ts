import {
  addAdmin,
  addToWhitelist,
  blockDays,
  changeWhitelistNotes,
  DomainError,
  listAdmins,
  listBlockedDays,
  listWhitelist,
  removeAdmin,
  removeFromWhitelist,
  unblockDay,
} from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const admin = {
  id: 'admin-1',
  email: 'second@example.com',
  addedBy: 'owner@example.com',
  createdAt: '2026-07-01T10:00:00.000Z',
};
const blocked = { id: 'day-1', date: parseDay('2026-12-22') };
const entry = { id: 'entry-1', email: 'anna@example.com', notes: 'kommt mit Hund' };

const calls: unknown[][] = [];
const noting = (name: string, request: object): void => void calls.push([name, request]);

/** Removes an entry; the id `gone` fails with `ENTRY_NOT_FOUND`. */
const removing = (name: string) => (request: { id: string }) => {
  if (request.id === 'gone') throw new DomainError('ENTRY_NOT_FOUND');
  noting(name, request);
  return {};
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(listAdmins, () => [admin]),
      fakeHandler(addAdmin, (request) => {
        if (request.email === admin.email) throw new DomainError('ALREADY_EXISTS');
        noting('add admin', request);
        return { ...admin, ...request };
      }),
      fakeHandler(removeAdmin, (request) => {
        if (request.id === 'last') throw new DomainError('LAST_ADMIN');
        return removing('remove admin')(request);
      }),
      fakeHandler(blockDays, (request) => {
        if (request.dates.includes(parseDay('2026-12-24'))) {
          throw new DomainError('DAYS_BOOKED', { days: ['2026-12-24'] });
        }
        noting('block', request);
        return [blocked];
      }),
      fakeHandler(listBlockedDays, () => [blocked]),
      fakeHandler(unblockDay, removing('unblock')),
      fakeHandler(listWhitelist, () => [entry]),
      fakeHandler(addToWhitelist, (request) => {
        noting('add to whitelist', request);
        return { ...entry, ...request };
      }),
      fakeHandler(changeWhitelistNotes, (request) => {
        noting('change notes', request);
        return { ...entry, ...request };
      }),
      fakeHandler(removeFromWhitelist, removing('remove from whitelist')),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  calls.length = 0;
});

const asAdmin = { Authorization: `Bearer ${adminToken}`, 'Accept-Language': 'en' };
const get = async (path: string) => (await bff.fetch(path, { headers: asAdmin })).json();
const send = (method: string, path: string, body?: unknown) => bff.send(method, path, body, asAdmin);

describe('The admins API', () => {
  const view = { id: 'admin-1', email: admin.email, added_by: admin.addedBy, created_at: admin.createdAt };

  it('lists admins in snake_case', async () => expect(await get('/api/admin/emails')).toEqual([view]));

  it('adds an admin in the name of the calling admin', async () => {
    const response = await send('POST', '/api/admin/emails', { email: ' Third@Example.com ', added_by: 'somebody' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ...view, email: 'third@example.com' });
    expect(calls).toEqual([['add admin', { email: 'third@example.com', addedBy: 'owner@example.com' }]]);
  });

  it('refuses to add an admin twice', async () =>
    expect(await errorIn(await send('POST', '/api/admin/emails', { email: admin.email }))).toMatchObject({
      status: 409,
      code: 'ALREADY_EXISTS',
    }));

  it('removes an admin', async () => {
    expect((await send('DELETE', '/api/admin/emails/admin-1')).status).toBe(200);
    expect(calls).toEqual([['remove admin', { id: 'admin-1' }]]);
  });

  it('refuses to remove the last admin', async () =>
    expect(await errorIn(await send('DELETE', '/api/admin/emails/last'))).toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
      message: 'The last admin cannot be removed.',
    }));
});

describe('The blocked dates API', () => {
  it('blocks several days at once', async () => {
    const dates = ['2026-12-22', '2026-12-23'];
    const response = await send('POST', '/api/admin/block-dates', { dates });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([blocked]);
    expect(calls).toEqual([['block', { dates }]]);
  });

  it.each([
    [{}, 'dates', 'DAYS_REQUIRED'],
    [{ dates: [] }, 'dates', 'DAYS_REQUIRED'],
    [{ dates: '2026-12-22' }, 'dates', 'WRONG_TYPE'],
    [{ dates: ['2026-12-22', '2026-02-30'] }, 'dates.1', 'DAY_INVALID'],
    [{ dates: [{ $gt: '' }] }, 'dates.0', 'WRONG_TYPE'],
    [{ dates: Array.from({ length: 367 }, () => '2026-12-22') }, 'dates', 'TOO_MANY_DAYS'],
  ])('refuses invalid days (%#)', async (body, field, code) => {
    const error = await errorIn(await send('POST', '/api/admin/block-dates', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field, code }] });
    expect(calls).toEqual([]);
  });

  it('names the booked days in its refusal', async () =>
    expect(
      await errorIn(await send('POST', '/api/admin/block-dates', { dates: ['2026-12-23', '2026-12-24'] })),
    ).toMatchObject({
      status: 409,
      code: 'DATES_UNAVAILABLE',
      message: 'These days are already booked: Thu 24 December 2026. Nothing was blocked.',
      details: [{ field: '2026-12-24' }],
    }));

  it('lists blocked days', async () => expect(await get('/api/admin/blocked-dates')).toEqual([blocked]));

  it('frees a blocked day', async () => {
    expect((await send('DELETE', '/api/admin/blocked-dates/day-1')).status).toBe(200);
    expect(calls).toEqual([['unblock', { id: 'day-1' }]]);
  });
});

describe('The guest whitelist API', () => {
  it('lists entries with and without notes', async () => {
    expect(await get('/api/admin/guest-whitelist')).toEqual([entry]);
    expect(await get('/api/admin/whitelist')).toEqual([{ id: 'entry-1', email: 'anna@example.com' }]);
  });

  it('adds guests with and without notes', async () => {
    const withNotes = await send('POST', '/api/admin/guest-whitelist', { email: 'Jo@Example.com', notes: ' nett ' });
    expect(await withNotes.json()).toEqual({ id: 'entry-1', email: 'jo@example.com', notes: 'nett' });
    const plain = await send('POST', '/api/admin/whitelist', { email: 'jo@example.com' });
    expect(await plain.json()).toEqual({ id: 'entry-1', email: 'jo@example.com' });
    expect(calls).toEqual([
      ['add to whitelist', { email: 'jo@example.com', notes: 'nett' }],
      ['add to whitelist', { email: 'jo@example.com' }],
    ]);
  });

  it('changes and clears notes', async () => {
    expect((await send('PUT', '/api/admin/guest-whitelist/entry-1', { notes: '' })).status).toBe(200);
    expect(calls).toEqual([['change notes', { id: 'entry-1', notes: '' }]]);
  });

  it('refuses invalid notes', async () =>
    expect(await errorIn(await send('PUT', '/api/admin/guest-whitelist/entry-1', { notes: 5 }))).toMatchObject({
      status: 400,
      details: [{ field: 'notes', code: 'WRONG_TYPE' }],
    }));

  it('removes guests by both URLs', async () => {
    await send('DELETE', '/api/admin/guest-whitelist/entry-1');
    await send('DELETE', '/api/admin/whitelist/entry-1');
    expect(calls).toEqual([
      ['remove from whitelist', { id: 'entry-1' }],
      ['remove from whitelist', { id: 'entry-1' }],
    ]);
  });
});

it.each(['emails', 'blocked-dates', 'guest-whitelist', 'whitelist'])(
  'removing from %s what is not there is answered by 404',
  async (list) =>
    expect(await errorIn(await send('DELETE', `/api/admin/${list}/gone`))).toMatchObject({
      status: 404,
      code: 'ENTRY_NOT_FOUND',
    }),
);

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
import { answering } from '../../testing/fake-handler';
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

/** Removes what is called `gone` with the code for what is not there. */
const removing = (name: string) => (request: { id: string }) => {
  if (request.id === 'gone') throw new DomainError('ENTRY_NOT_FOUND');
  noting(name, request);
  return {};
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      answering(listAdmins, () => [admin]),
      answering(addAdmin, (request) => {
        if (request.email === admin.email) throw new DomainError('ALREADY_EXISTS');
        noting('add admin', request);
        return { ...admin, ...request };
      }),
      answering(removeAdmin, (request) => {
        if (request.id === 'last') throw new DomainError('LAST_ADMIN');
        return removing('remove admin')(request);
      }),
      answering(blockDays, (request) => {
        if (request.dates.includes(parseDay('2026-12-24'))) {
          throw new DomainError('DAYS_BOOKED', { days: ['2026-12-24'] });
        }
        noting('block', request);
        return [blocked];
      }),
      answering(listBlockedDays, () => [blocked]),
      answering(unblockDay, removing('unblock')),
      answering(listWhitelist, () => [entry]),
      answering(addToWhitelist, (request) => {
        noting('add to whitelist', request);
        return { ...entry, ...request };
      }),
      answering(changeWhitelistNotes, (request) => {
        noting('change notes', request);
        return { ...entry, ...request };
      }),
      answering(removeFromWhitelist, removing('remove from whitelist')),
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

describe('admins', () => {
  const view = { id: 'admin-1', email: admin.email, added_by: admin.addedBy, created_at: admin.createdAt };

  it('are listed in snake_case', async () => expect(await get('/api/admin/emails')).toEqual([view]));

  it('are added in the name of the admin who calls', async () => {
    const response = await send('POST', '/api/admin/emails', { email: ' Third@Example.com ', added_by: 'somebody' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ...view, email: 'third@example.com' });
    expect(calls).toEqual([['add admin', { email: 'third@example.com', addedBy: 'owner@example.com' }]]);
  });

  it('are not added twice', async () =>
    expect(await errorIn(await send('POST', '/api/admin/emails', { email: admin.email }))).toMatchObject({
      status: 409,
      code: 'ALREADY_EXISTS',
    }));

  it('are removed', async () => {
    expect((await send('DELETE', '/api/admin/emails/admin-1')).status).toBe(200);
    expect(calls).toEqual([['remove admin', { id: 'admin-1' }]]);
  });

  it('are never all removed', async () =>
    expect(await errorIn(await send('DELETE', '/api/admin/emails/last'))).toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
      message: 'The last admin cannot be removed.',
    }));
});

describe('blocked dates', () => {
  it('are blocked together', async () => {
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
  ])('are refused when they are none (%#)', async (body, field, code) => {
    const error = await errorIn(await send('POST', '/api/admin/block-dates', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field, code }] });
    expect(calls).toEqual([]);
  });

  it('are refused with the days that are booked', async () =>
    expect(
      await errorIn(await send('POST', '/api/admin/block-dates', { dates: ['2026-12-23', '2026-12-24'] })),
    ).toMatchObject({
      status: 409,
      code: 'DATES_UNAVAILABLE',
      message: 'These days are already booked: Thu 24 December 2026. Nothing was blocked.',
      details: [{ field: '2026-12-24' }],
    }));

  it('are listed', async () => expect(await get('/api/admin/blocked-dates')).toEqual([blocked]));

  it('are freed', async () => {
    expect((await send('DELETE', '/api/admin/blocked-dates/day-1')).status).toBe(200);
    expect(calls).toEqual([['unblock', { id: 'day-1' }]]);
  });
});

describe('the guest whitelist', () => {
  it('is listed with notes, and plainly without', async () => {
    expect(await get('/api/admin/guest-whitelist')).toEqual([entry]);
    expect(await get('/api/admin/whitelist')).toEqual([{ id: 'entry-1', email: 'anna@example.com' }]);
  });

  it('takes guests with notes, and plainly without', async () => {
    const withNotes = await send('POST', '/api/admin/guest-whitelist', { email: 'Jo@Example.com', notes: ' nett ' });
    expect(await withNotes.json()).toEqual({ id: 'entry-1', email: 'jo@example.com', notes: 'nett' });
    const plain = await send('POST', '/api/admin/whitelist', { email: 'jo@example.com' });
    expect(await plain.json()).toEqual({ id: 'entry-1', email: 'jo@example.com' });
    expect(calls).toEqual([
      ['add to whitelist', { email: 'jo@example.com', notes: 'nett' }],
      ['add to whitelist', { email: 'jo@example.com' }],
    ]);
  });

  it('changes notes, also to none', async () => {
    expect((await send('PUT', '/api/admin/guest-whitelist/entry-1', { notes: '' })).status).toBe(200);
    expect(calls).toEqual([['change notes', { id: 'entry-1', notes: '' }]]);
  });

  it('refuses notes that are none', async () =>
    expect(await errorIn(await send('PUT', '/api/admin/guest-whitelist/entry-1', { notes: 5 }))).toMatchObject({
      status: 400,
      details: [{ field: 'notes', code: 'WRONG_TYPE' }],
    }));

  it('removes guests by either address', async () => {
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

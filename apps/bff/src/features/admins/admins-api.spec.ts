import { addAdmin, DomainError, listAdmins, removeAdmin, setAdminLocale } from '@hearthstay/contracts';
import { adminCalls } from '../../testing/admin-calls';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const admin = {
  id: 'admin-1',
  email: 'second@example.com',
  addedBy: 'owner@example.com',
  createdAt: '2026-07-01T10:00:00.000Z',
};

const calls: unknown[][] = [];

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(listAdmins, () => [admin]),
      fakeHandler(addAdmin, (request) => {
        if (request.email === admin.email) throw new DomainError('ALREADY_EXISTS');
        calls.push(['add', request]);
        return { ...admin, ...request };
      }),
      fakeHandler(setAdminLocale, (request) => {
        if (request.id === 'gone') throw new DomainError('ENTRY_NOT_FOUND');
        calls.push(['set', request]);
        return { ...admin, ...(request.locale && { locale: request.locale }) };
      }),
      fakeHandler(removeAdmin, (request) => {
        if (request.id === 'last') throw new DomainError('LAST_ADMIN');
        if (request.id === 'gone') throw new DomainError('ENTRY_NOT_FOUND');
        calls.push(['remove', request]);
        return {};
      }),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  calls.length = 0;
});

const { get, send } = adminCalls(() => bff);

describe('The admins API', () => {
  const view = { id: 'admin-1', email: admin.email, added_by: admin.addedBy, created_at: admin.createdAt };

  it('lists admins in snake_case', async () => expect(await get('/api/admin/emails')).toEqual([view]));

  it('adds an admin in the name of the calling admin', async () => {
    const response = await send('POST', '/api/admin/emails', { email: ' Third@Example.com ', added_by: 'somebody' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ...view, email: 'third@example.com' });
    expect(calls).toEqual([['add', { email: 'third@example.com', addedBy: 'owner@example.com' }]]);
  });

  it('adds an admin with a language', async () => {
    const response = await send('POST', '/api/admin/emails', { email: 'third@example.com', locale: 'en' });
    expect(await response.json()).toEqual({ ...view, email: 'third@example.com', locale: 'en' });
    const wrong = await send('POST', '/api/admin/emails', { email: 'fourth@example.com', locale: 'fr' });
    expect(await errorIn(wrong)).toMatchObject({ status: 400, details: [{ field: 'locale' }] });
    expect(calls).toEqual([['add', { email: 'third@example.com', addedBy: 'owner@example.com', locale: 'en' }]]);
  });

  it('refuses to add an admin twice', async () =>
    expect(await errorIn(await send('POST', '/api/admin/emails', { email: admin.email }))).toMatchObject({
      status: 409,
      code: 'ALREADY_EXISTS',
    }));

  it('sets the language of an admin, and resets it', async () => {
    const set = async (locale: string | null) => {
      const response = await send('PATCH', '/api/admin/emails/admin-1', { locale });
      return [response.status, await response.json()];
    };
    expect(await set('de')).toEqual([200, { ...view, locale: 'de' }]);
    expect(await set(null)).toEqual([200, view]);
    expect(calls).toEqual([
      ['set', { id: 'admin-1', locale: 'de' }],
      ['set', { id: 'admin-1', locale: null }],
    ]);
  });

  it.each([
    [{ locale: 'fr' }, 'INVALID'],
    [{ locale: '' }, 'INVALID'],
    [{ locale: 7 }, 'WRONG_TYPE'],
    [{}, 'REQUIRED'],
  ])('refuses the change %j', async (body, code) => {
    const error = await errorIn(await send('PATCH', '/api/admin/emails/admin-1', body));
    expect(error).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', details: [{ field: 'locale', code }] });
    expect(calls).toEqual([]);
  });

  it('sets no language of an admin who does not exist', async () =>
    expect(await errorIn(await send('PATCH', '/api/admin/emails/gone', { locale: 'en' }))).toMatchObject({
      status: 404,
      code: 'ENTRY_NOT_FOUND',
    }));

  it('removes an admin', async () => {
    expect((await send('DELETE', '/api/admin/emails/admin-1')).status).toBe(200);
    expect(calls).toEqual([['remove', { id: 'admin-1' }]]);
  });

  it('refuses to remove the last admin', async () =>
    expect(await errorIn(await send('DELETE', '/api/admin/emails/last'))).toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
      message: 'The last admin cannot be removed.',
    }));

  it('responds with 404 for an entry that does not exist', async () =>
    expect(await errorIn(await send('DELETE', '/api/admin/emails/gone'))).toMatchObject({
      status: 404,
      code: 'ENTRY_NOT_FOUND',
    }));
});

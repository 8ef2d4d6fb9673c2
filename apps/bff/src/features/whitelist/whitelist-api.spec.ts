import {
  addToWhitelist,
  changeWhitelistNotes,
  DomainError,
  listWhitelist,
  removeFromWhitelist,
} from '@hearthstay/contracts';
import { adminCalls } from '../../testing/admin-calls';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const entry = { id: 'entry-1', email: 'anna@example.com', notes: 'kommt mit Hund' };

const calls: unknown[][] = [];

let bff: TestBff;
beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(listWhitelist, () => [entry]),
      fakeHandler(addToWhitelist, (request) => {
        calls.push(['add', request]);
        return { ...entry, ...request };
      }),
      fakeHandler(changeWhitelistNotes, (request) => {
        calls.push(['change notes', request]);
        return { ...entry, ...request };
      }),
      fakeHandler(removeFromWhitelist, (request) => {
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
      ['add', { email: 'jo@example.com', notes: 'nett' }],
      ['add', { email: 'jo@example.com' }],
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
      ['remove', { id: 'entry-1' }],
      ['remove', { id: 'entry-1' }],
    ]);
  });

  it.each(['guest-whitelist', 'whitelist'])('responds with 404 for an entry that does not exist in %s', async (list) =>
    expect(await errorIn(await send('DELETE', `/api/admin/${list}/gone`))).toMatchObject({
      status: 404,
      code: 'ENTRY_NOT_FOUND',
    }),
  );
});

import { listAdminHistory, listBookingHistory, listImageHistory, type ListedChange } from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const owner = { kind: 'admin', email: 'owner@house.example' } as const;

const change = (at: string, fields: Partial<ListedChange>): ListedChange => ({
  at,
  actor: owner,
  action: 'changed',
  subject: { kind: 'settings', id: 'settings' },
  ...fields,
});

const approved = change('2026-08-02T21:59:59.000Z', {
  action: 'approved',
  subject: { kind: 'request', id: 'r1', name: '=Anna' },
  before: { status: 'pending' },
  after: { status: 'approved', note: 'Bis bald; "Ihre" Gastgeber' },
});
const added = change('2026-08-02T22:00:00.000Z', {
  actor: { kind: 'program' },
  action: 'added',
  subject: { kind: 'admin', id: 'roster', name: 'new@house.example' },
  after: { email: 'new@house.example' },
});
const photo = change('2026-08-01T08:00:00.000Z', { subject: { kind: 'background-image', id: 'gallery' } });

const pageOf = (...entries: ListedChange[]) => ({ entries, total: entries.length });

describe('The history of everything', () => {
  const asked: object[] = [];
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [
        fakeHandler(listBookingHistory, (query) => {
          asked.push(query);
          return { entries: [approved], total: 61 };
        }),
        fakeHandler(listAdminHistory, () => pageOf(added)),
        fakeHandler(listImageHistory, () => pageOf(photo)),
      ],
    });
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => bff.close());

  const get = (path: string, language = 'de') =>
    bff.fetch(`/api/admin/${path}`, {
      headers: { Authorization: `Bearer ${adminToken}`, 'Accept-Language': language },
    });

  it('joins the changes of all services, newest first', async () => {
    expect(await (await get('history')).json()).toEqual({ entries: [added, approved, photo], total: 63 });
    expect(asked).toEqual([{ limit: 50 }]);
  });

  it('asks only the service that has the kind', async () => {
    expect(await (await get('history?kind=admin')).json()).toEqual(pageOf(added));
    expect(asked).toEqual([]);
    await get('history?kind=block');
    expect(asked).toEqual([{ limit: 50, kinds: ['block'] }]);
  });

  it('takes the days as days at the property, both included', async () => {
    await get('history?kind=request&from=2026-03-29&to=2026-03-29');
    expect(asked).toEqual([
      { limit: 50, kinds: ['request'], from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' },
    ]);
  });

  it('continues on the next page', async () => {
    expect(await (await get('history?page=2')).json()).toEqual({ entries: [], total: 63 });
    expect(asked).toEqual([{ limit: 100 }]);
  });

  it.each([
    ['kind=bookings', 'Art: Diese Angabe ist nicht gültig.'],
    ['from=2026-02-30', 'Von: Diesen Tag gibt es nicht.'],
    ['to=yesterday', 'Bis: Diesen Tag gibt es nicht.'],
    ['page=0', 'Seite: Diese Angabe ist nicht gültig.'],
    ['page=201', 'Seite: Diese Angabe ist nicht gültig.'],
    ['page=x', 'Seite: Diese Angabe ist nicht gültig.'],
  ])('refuses %s', async (query, error) => {
    const response = await get(`history?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error, code: 'VALIDATION_FAILED' });
    expect(asked).toEqual([]);
  });

  it('is a file that German spreadsheets read, with the times of the property and no formula', async () => {
    const response = await get('history.csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Verlauf.csv"');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.slice(1).split('\r\n')).toEqual([
      'Zeitpunkt;Wer;Bereich;Betrifft;Was;Vorher;Nachher',
      '2026-08-03 00:00:00;Programm;Wer verwalten darf;new@house.example;Zugang gegeben;;email: new@house.example',
      "2026-08-02 23:59:59;owner@house.example;Anfragen und Buchungen;'=Anna;Genehmigt;status: pending;" +
        '"status: approved; note: Bis bald; ""Ihre"" Gastgeber"',
      '2026-08-01 10:00:00;owner@house.example;Hintergrundbild;;Bild geändert;;',
      '',
    ]);
    expect(asked).toEqual([{ limit: 10_000 }]);
  });

  it('is a file in English', async () => {
    const text = await (await get('history.csv?kind=background-image', 'en')).text();
    expect(text).toContain('2026-08-01 10:00:00,owner@house.example,Background photo,,Photo changed,,');
  });

  it('is for admins only', async () => {
    expect((await bff.fetch('/api/admin/history')).status).toBe(401);
    expect((await bff.fetch('/api/admin/history.csv')).status).toBe(401);
  });
});

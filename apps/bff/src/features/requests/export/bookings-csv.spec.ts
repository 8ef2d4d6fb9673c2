import { listRequests, type ListedRequest } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { bookingRequest } from '../../../testing/booking-request';
import { fakeHandler } from '../../../testing/fake-handler';
import { adminToken } from '../../../testing/fake-services';
import { startTestBff, type TestBff } from '../../../testing/test-bff';

const early = parseDay('2026-07-03');

const paid: ListedRequest = {
  ...bookingRequest,
  status: 'confirmed',
  // The next day at the property.
  createdAt: '2026-06-30T22:30:00.000Z',
  guestConfirmedAt: '2026-07-02T10:00:00.000Z',
  phone: '+49 170 1234567',
  arrivalTime: '16:30',
  adults: 2,
  children: [4, null],
  quote: { currency: 'EUR', nights: 3, lines: [], total: 320_50, deposit: 64_00, balance: 256_50, onSite: 0 },
  payment: {
    reference: 'HS-7KQ2MX',
    state: 'deposit-paid',
    paid: -1_50,
    due: [{ kind: 'balance', amount: 322_00, date: early, isOverdue: false }],
    payments: [],
  },
};

const formula: ListedRequest = {
  ...bookingRequest,
  startDate: early,
  endDate: early,
  name: '=HYPERLINK("https://evil.example")',
  email: null,
  message: 'Grüße;\n"bis bald", Jonas',
  source: 'owner',
  status: 'cancelled',
  cancellationReason: '@SUM(A1)',
};

describe('The file of all bookings', () => {
  let bff: TestBff;
  let listed = [paid, formula];
  beforeAll(async () => {
    bff = await startTestBff({ handlers: [fakeHandler(listRequests, () => listed)] });
  });
  afterAll(() => bff.close());

  const read = (language: string) =>
    bff.fetch('/api/admin/bookings.csv', {
      headers: { Authorization: `Bearer ${adminToken}`, 'Accept-Language': language },
    });
  const linesOf = async (language: string) => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await read(language)).arrayBuffer());
    expect(text.charCodeAt(0)).toBe(0xfeff);
    return text.slice(1).split('\r\n');
  };

  it('is downloaded under a name in the language of the call', async () => {
    const { headers } = await read('de');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Buchungen.csv"');
    expect((await read('en')).headers.get('content-disposition')).toBe('attachment; filename="Bookings.csv"');
  });

  it('lists the bookings by arrival, as German spreadsheets read them', async () => {
    const [head, first, second, end] = await linesOf('de');
    expect(head).toMatch(/^Anreise;Abreise;Nächte;Status;Name;E-Mail;Telefon;Ankunftszeit;/u);
    expect(first).toMatch(/^2026-07-03;2026-07-03;0;Storniert;/u);
    expect(second).toBe(
      "2026-08-04;2026-08-07;3;Bestätigt;Jonas Weber;jonas@example.com;'+49 170 1234567;16:30;2;2;EUR;320,5;-1,5;322;" +
        'Anfrage des Gastes;2026-07-01;2026-07-02;Grüße;',
    );
    expect(end).toBe('');
  });

  it('lists them as English spreadsheets read them', async () => {
    const [head, , second] = await linesOf('en');
    expect(head).toMatch(/^Arrival,Departure,Nights,Status,Name,E-mail,Phone,Time of arrival,/u);
    expect(second).toContain(',EUR,320.5,-1.5,322,Guest’s request,');
  });

  it('quotes text that looks like columns or rows, and runs none as a formula', async () => {
    const [, first] = await linesOf('de');
    expect(first).toBe(
      '2026-07-03;2026-07-03;0;Storniert;"\'=HYPERLINK(""https://evil.example"")";;;;;;;;;;' +
        'von Hand eingetragen;2026-07-01;;"Grüße;\n""bis bald"", Jonas";\'@SUM(A1)',
    );
  });

  it.each(['=1', '+1', '-1', '@x', '\t=1'])('has %j as text', async (name) => {
    listed = [{ ...paid, name }];
    expect((await linesOf('de'))[1]).toContain(`;'${name};`);
  });

  it('is for admins only', async () => {
    expect((await bff.fetch('/api/admin/bookings.csv')).status).toBe(401);
  });
});

import {
  composeStayEmail,
  previewStayEmail,
  sendTestEmail,
  stayEmailsSection,
  type RequestOf,
} from '@hearthstay/contracts';
import { placeholders, type Placeholder } from '@hearthstay/stay';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const asked: RequestOf<typeof composeStayEmail>[] = [];
const tested: RequestOf<typeof sendTestEmail>[] = [];
let bff: TestBff;

const draft = { locale: 'de', subject: 'Bald, {{name}}', text: 'Code {{doorCode}}' } as const;
const values = Object.fromEntries(placeholders.map((name) => [name, '–'])) as Record<Placeholder, string>;
const result = { outcome: 'sent' as const, to: 'owner@example.com', at: '2031-05-10T10:00:00.000Z', dialogue: [] };

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(composeStayEmail, (request) => {
        asked.push(request);
        const { kind, subject, text, locale } = request;
        const stay = { startDate: '2031-06-02' as never, endDate: '2031-06-04' as never, createdAt: result.at };
        const guest = { name: 'Anna Seidel', email: 'anna@mail.example', message: null };
        const link = { statusLink: { token: '…', expiresAt: result.at } };
        const texts = { kind, subject, text, locale, doorCode: '••••' };
        const email = { ...guest, ...stay, ...link, ...texts, requestId: 'request-1', propertyName: 'Haus am See' };
        return { email, sentOn: '2031-05-30' as never };
      }),
      fakeHandler(previewStayEmail, ({ name }) => ({ subject: `Bald, ${name}`, text: 'Code ••••', values })),
      fakeHandler(sendTestEmail, (request) => {
        tested.push(request);
        return result;
      }),
    ],
  });
});
beforeEach(() => {
  asked.length = 0;
  tested.length = 0;
});
afterAll(() => bff.close());

const post = (path: string, body: object) =>
  bff.fetch(`/api/admin/settings/stay-emails/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('The e-mails of a stay', () => {
  it.each([
    ['text.de', 'PLACEHOLDER_BROKEN', { text: { de: '{{na{{name}}me}}', en: '' } }],
    ['text.en', 'PLACEHOLDER_BROKEN', { text: { de: '', en: 'Hello {{name' } }],
    ['text.de', 'PLACEHOLDER_UNKNOWN', { text: { de: '{{password}}', en: '' } }],
    ['text.de', 'EMAIL_TEXT_TOO_LONG', { text: { de: 'x'.repeat(20_001), en: '' } }],
    ['hour', 'STAY_EMAIL_HOUR_OUT_OF_RANGE', { hour: 24 }],
    ['days', 'STAY_EMAIL_DAYS_OUT_OF_RANGE', { days: -1 }],
    ['days', 'STAY_EMAIL_DAYS_OUT_OF_RANGE', { days: 400 }],
  ])('are refused before bookings reads them: %s with %s', async (field, code, changes) => {
    const off = stayEmailsSection.schema.parse({});
    const response = await bff.send(
      'PUT',
      '/api/admin/settings/stay-emails',
      { ...off, arrival: { ...off.arrival, ...changes } },
      { Authorization: `Bearer ${adminToken}`, 'Accept-Language': 'en' },
    );
    expect(await errorIn(response)).toMatchObject({ status: 400, details: [{ field: `arrival.${field}`, code }] });
  });
});

describe('An e-mail of a stay that the owner is writing', () => {
  it('is shown with the data of a stay', async () => {
    const response = await post('arrival/preview', { ...draft, requestId: 'request-1', days: 7 });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      subject: 'Bald, Anna Seidel',
      text: 'Code ••••',
      values,
      guest: 'Anna Seidel',
      sentOn: '2031-05-30',
    });
    expect(asked).toEqual([{ ...draft, requestId: 'request-1', days: 7, kind: 'arrival' }]);
  });

  it('is sent to the admin as a test', async () => {
    const response = await post('thanks/test', draft);
    expect(await response.json()).toEqual(result);
    expect(tested).toMatchObject([{ stayEmail: { kind: 'thanks', doorCode: '••••' } }]);
  });

  it.each(['preview', 'test'])('is not read by %s if it is wrong', async (call) => {
    expect(await errorIn(await post(`Arrival/${call}`, draft))).toMatchObject({ status: 404 });
    for (const wrong of [
      {},
      { ...draft, text: '{{name' },
      { ...draft, subject: '{{x}}' },
      { ...draft, locale: 'fr' },
      { ...draft, days: -1 },
      { ...draft, days: 400 },
    ]) {
      expect(await errorIn(await post(`arrival/${call}`, wrong))).toMatchObject({ status: 400 });
    }
    expect(await errorIn(await post(`arrival/${call}`, { ...draft, text: 'x'.repeat(20_001) }))).toMatchObject({
      details: [{ field: 'text', code: 'EMAIL_TEXT_TOO_LONG' }],
    });
    expect(asked).toEqual([]);
  });
});

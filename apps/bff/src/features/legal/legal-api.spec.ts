import {
  getPublicSettings,
  legalSection,
  privacySection,
  type LegalPagesView,
  type LegalTexts,
  type PrivacySettings,
} from '@hearthstay/contracts';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken, publicSettings } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

describe('The legal pages', () => {
  let bff: TestBff;
  let stored: LegalTexts;
  let times: PrivacySettings;

  beforeAll(async () => {
    stored = legalSection.schema.parse({});
    times = privacySection.schema.parse({});
    bff = await startTestBff({
      variables: { RATE_LIMITS: 'off' },
      handlers: [
        fakeHandler(getPublicSettings, () => ({ ...publicSettings, passwordRequired: true })),
        fakeHandler(legalSection.get, () => stored),
        fakeHandler(privacySection.get, () => times),
        fakeHandler(privacySection.replace, (changed) => (times = changed)),
        fakeHandler(legalSection.replace, (texts) => (stored = texts)),
      ],
    });
  });
  afterAll(() => bff.close());

  const asAdmin = (method: string, path: string, body: object) =>
    bff.fetch(`/api/admin/settings/${path}`, {
      method,
      headers: { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('are none before the owner has written any', async () => {
    expect(await (await bff.fetch('/api/bookings/legal')).json()).toEqual({});
  });

  it('are read by everybody as soon as they are saved, also without the password of the site', async () => {
    const texts = { notice: { de: '# Anbieter\n\nAnna', en: '' }, privacy: { de: '', en: '<b>Data</b>' } };
    expect((await asAdmin('PUT', 'legal', texts)).status).toBe(200);
    const response = await bff.fetch('/api/bookings/legal');
    expect(await response.json()).toEqual({
      notice: { de: '<h2>Anbieter</h2>\n<p>Anna</p>\n' },
      privacy: { en: '<p>&lt;b&gt;Data&lt;/b&gt;</p>\n' },
    });
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('are shown to the owner before they are saved', async () => {
    const before = stored;
    expect(await (await asAdmin('POST', 'legal/preview?locale=de', { text: '**Anna**' })).json()).toEqual({
      html: '<p><strong>Anna</strong></p>\n',
    });
    expect(stored).toBe(before);
  });

  it('say how long data are kept, also after the times are changed', async () => {
    const text = { de: 'Fristen: {{retention}}', en: 'Times: {{retention}}' };
    await asAdmin('PUT', 'legal', { notice: { de: '', en: '' }, privacy: text });
    const changed = { unconfirmedDays: 30, declinedDays: 1, staysYears: 8 };
    expect((await asAdmin('PUT', 'privacy', changed)).status).toBe(200);
    const { privacy } = (await (await bff.fetch('/api/bookings/legal')).json()) as LegalPagesView;
    expect(privacy).toEqual({
      de: expect.stringMatching(/^<p>Fristen: .*nach 30 Tagen\. .*nach einem Tag\. 8 Jahre nach /u),
      en: expect.stringMatching(/^<p>Times: .*after 30 days\. .*after one day\. 8 years after /u),
    });
    const preview = await asAdmin('POST', 'legal/preview?locale=en', { text: text.en });
    expect(await preview.json()).toEqual({ html: privacy?.en });
  });

  it.each([
    ['PUT', 'legal', { notice: { de: 'x'.repeat(20_001), en: '' }, privacy: { de: '', en: '' } }, 'notice.de'],
    ['POST', 'legal/preview?locale=de', { text: 'x'.repeat(20_001) }, 'text'],
  ])('are refused when they are too long: %s %s', async (method, path, body, field) => {
    const before = stored;
    expect(await errorIn(await asAdmin(method, path, body))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      details: [{ field, code: 'LEGAL_TEXT_TOO_LONG' }],
    });
    expect(stored).toBe(before);
  });

  it('are written by admins only', async () => {
    const responses = await Promise.all([
      bff.fetch('/api/admin/settings/legal'),
      bff.send('POST', '/api/admin/settings/legal/preview', { text: 'x' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401]);
  });
});

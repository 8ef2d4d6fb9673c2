import { getPublicSettings, stayEmailsSection, updateSettings } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const { get, replace, schema } = stayEmailsSection;
const off = schema.parse({});
const arrival = {
  enabled: true,
  days: 3,
  hour: 9,
  onlyConfirmed: true,
  subject: { de: 'Bald sind Sie da, {{name}}', en: '' },
  text: { de: 'Der Code: {{doorCode}}', en: '' },
  doorCode: '4719',
};
const on = { ...off, arrival };

describeOnEmbeddedDatabase('The settings of e-mails of a stay', (database) => {
  const { call, stored } = useBookings(database);

  it('are off until the owner sets them, and stored as a whole', async () => {
    expect(off).toMatchObject({ arrival: { enabled: false, days: 3, hour: 9, onlyConfirmed: true, doorCode: '' } });
    expect(await call(get, {})).toEqual(off);
    expect(await call(replace, on)).toEqual(on);
    expect(await call(get, {})).toEqual(on);
    const longest = {
      ...arrival,
      text: { de: 'ä'.repeat(20_000), en: 'ä'.repeat(20_000) },
      subject: { de: 'A', en: 'A' },
    };
    expect(await call(replace, { ...on, arrival: { ...longest, days: 365, hour: 23 } })).toMatchObject({
      arrival: { days: 365, hour: 23 },
    });
  });

  it('are in no response to guests, nor in that to a change of other settings', async () => {
    const before = await call(getPublicSettings, {});
    await call(replace, on);
    expect(await call(getPublicSettings, {})).toEqual(before);
    expect(await call(updateSettings, { propertyName: 'Haus' })).toEqual({ ...before, propertyName: 'Haus' });
  });

  it('are in the history without the texts and the door code', async () => {
    await call(replace, on);
    await call(replace, { ...on, arrival: { ...arrival, doorCode: '5820' } });
    const [settings] = await stored.all('settings');
    const texts = { de: 'set', en: 'none' };
    expect(settings?.['history']).toMatchObject([
      {
        before: { stayEmails: { arrival: { enabled: false, doorCode: 'none', text: { de: 'none', en: 'none' } } } },
        after: { stayEmails: { arrival: { enabled: true, doorCode: 'set', text: texts } } },
      },
      { before: { stayEmails: { arrival: { text: texts } } }, after: { stayEmails: { arrival: { doorCode: 'set' } } } },
    ]);
    expect(JSON.stringify(settings?.['history'])).not.toMatch(/4719|5820|Der Code/);
  });

  it.each<[string, string, object]>([
    ['days', 'STAY_EMAIL_DAYS_OUT_OF_RANGE', { days: -1 }],
    ['days', 'STAY_EMAIL_DAYS_OUT_OF_RANGE', { days: 400 }],
    ['days', 'STAY_EMAIL_DAYS_OUT_OF_RANGE', { days: 1.5 }],
    ['days', 'WRONG_TYPE', { days: '3' }],
    ['hour', 'STAY_EMAIL_HOUR_OUT_OF_RANGE', { hour: 24 }],
    ['hour', 'STAY_EMAIL_HOUR_OUT_OF_RANGE', { hour: -1 }],
    ['text.de', 'EMAIL_TEXT_TOO_LONG', { text: { de: 'x'.repeat(20_001), en: '' } }],
    ['text.de', 'PLACEHOLDER_UNKNOWN', { text: { de: '{{password}}', en: '' } }],
    ['text.de', 'PLACEHOLDER_BROKEN', { text: { de: '{{name', en: '' } }],
    ['text.de', 'PLACEHOLDER_BROKEN', { text: { de: '{{na{{name}}me}}', en: '' } }],
    ['subject.de', 'PLACEHOLDER_BROKEN', { subject: { de: 'name}}', en: '' } }],
    ['subject.de', 'DOOR_CODE_MISPLACED', { subject: { de: '{{doorCode}}', en: '' } }],
    ['subject.de', 'EMAIL_SUBJECT_TOO_LONG', { subject: { de: 'x'.repeat(201), en: '' } }],
    ['subject.de', 'EMAIL_SUBJECT_REQUIRED', { subject: { de: '', en: '' } }],
    ['subject.en', 'EMAIL_SUBJECT_REQUIRED', { text: { de: 'x', en: 'x' } }],
    ['text.de', 'EMAIL_TEXT_REQUIRED', { text: { de: ' ', en: '' } }],
    ['text.de', 'EMAIL_TEXT_REQUIRED', { text: { de: '', en: '' }, subject: { de: '', en: '' } }],
    ['text.fr', 'WRONG_TYPE', { text: { de: 'x', en: '', fr: 'x' } }],
    ['doorCode', 'DOOR_CODE_REQUIRED', { doorCode: '' }],
    ['doorCode', 'DOOR_CODE_TOO_LONG', { doorCode: '1'.repeat(51) }],
    ['onlyConfirmed', 'WRONG_TYPE', { onlyConfirmed: 'yes' }],
  ])('refuse %s with %s: %j', async (field, code, changes) => {
    await call(replace, on);
    const before = await stored.everything();
    const refused = call(replace, { ...on, arrival: { ...arrival, ...changes } });
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      content: { fields: [{ field: `arrival.${field}`, code }] },
    });
    expect(await stored.everything()).toBe(before);
  });

  it('refuse the door code in any other e-mail', async () => {
    const departure = { ...off.departure, text: { de: '{{doorCode}}', en: '' } };
    await expect(call(replace, { ...on, departure })).rejects.toMatchObject({
      content: { fields: [{ field: 'departure.text.de', code: 'DOOR_CODE_MISPLACED' }] },
    });
  });
});

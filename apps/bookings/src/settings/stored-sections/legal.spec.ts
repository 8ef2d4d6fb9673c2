import { getPublicSettings, legalSection, type LegalTexts } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';

const { get, replace } = legalSection;
const none: LegalTexts = { notice: { de: '', en: '' }, privacy: { de: '', en: '' } };
const written: LegalTexts = { ...none, notice: { de: '# Impressum', en: '' } };

describeOnEmbeddedDatabase('The legal pages', (database) => {
  const { call, stored } = useBookings(database);

  it('are none until the owner writes them', async () => {
    const before = await call(getPublicSettings, {});
    expect(await call(get, {})).toEqual(none);
    expect(await call(replace, written)).toEqual(written);
    expect(await call(get, {})).toEqual(written);
    expect(await call(getPublicSettings, {})).toEqual({ ...before, legalPages: ['notice'] });
    await call(replace, none);
    expect(await call(getPublicSettings, {})).toEqual(before);
  });

  it('are in the history without their texts', async () => {
    await call(replace, written);
    const [settings] = await stored.all('settings');
    const texts = { notice: { de: 'none', en: 'none' }, privacy: { de: 'none', en: 'none' } };
    expect(settings?.['history']).toMatchObject([
      { before: { legal: texts }, after: { legal: { ...texts, notice: { de: 'set', en: 'none' } } } },
    ]);
  });

  it.each([
    { notice: { de: 'x'.repeat(20_001), en: '' } },
    { notice: { de: 1 } },
    { notice: { fr: 'Mentions légales' } },
    { notice: null },
    { terms: { de: 'AGB' } },
  ])('refuse %j, and change nothing', async (texts) => {
    await call(replace, written);
    const before = await stored.everything();
    await expect(call(replace, texts as never)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await stored.everything()).toBe(before);
  });
});

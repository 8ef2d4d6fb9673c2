import {
  emailLogDays,
  legalSection,
  limitedUseHours,
  privacyRecordYears,
  removedGuestDays,
} from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import type { fakeApi } from '@web/testing/fake-api';
import { refusal } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const [read, saved, previewed] = [
  'GET /admin/settings/legal',
  'PUT /admin/settings/legal',
  'POST /admin/settings/legal/preview?locale=de',
];
const none = legalSection.schema.parse({});
const texts = { ...none, privacy: { de: 'Wenig', en: '' } };

const open = (responses: Parameters<typeof fakeApi>[0] = {}, body: object = texts) =>
  openSettings('Impressum', { section: 'legal', responses: { [read]: { body }, ...responses } });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('fills an empty text with a template in its language, and saves it beside the other page', async () => {
  const { card, user, sent } = await open({ [saved]: { body: texts } });
  const [german, english] = card.getAllByRole('button', { name: 'Vorlage einsetzen' });
  await user.click(english!);
  const inEnglish = /^## Provider[^]*petra@haus-am-see\.example/u;
  await waitFor(() => expect(card.getByLabelText('Text auf Englisch')).toHaveDisplayValue(inEnglish));
  await user.click(german!);
  const inGerman = /^## Angaben gemäß § 5 DDG/u;
  await waitFor(() => expect(card.getByLabelText('Text auf Deutsch')).toHaveDisplayValue(inGerman));
  expect(card.getAllByText(/^Noch auszufüllen: 5 Stellen in eckigen Klammern\./u)).toHaveLength(2);
  expect(await violations()).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() => expect(sent(saved)).toHaveLength(1));
  const notice = { de: expect.stringContaining('§ 5 DDG'), en: expect.stringContaining('Provider') } as object;
  expect(sent(saved)).toEqual([{ privacy: texts.privacy, notice }]);
});

it('leaves to the server what the page says of how long data are kept, and says so', async () => {
  const { user } = await open({}, none);
  const privacy = within(screen.getByRole('region', { name: 'Datenschutz' }));
  await user.click(privacy.getAllByRole('button', { name: 'Vorlage einsetzen' })[0]!);
  const german = () => privacy.getByLabelText<HTMLTextAreaElement>('Text auf Deutsch').value;
  await waitFor(() => expect(german()).toContain('## Wie lange wir es speichern\n\n{{retention}}'));
  expect(privacy.getByText(/^\{\{retention\}\} bitte so stehen lassen/u)).toBeInTheDocument();
  // What no setting changes.
  expect(german()).toContain(`ging, bleibt ${emailLogDays} Tage gespeichert`);
  expect(german()).toContain(`noch ${removedGuestDays} Tage, nachdem wir sie dort entfernt haben`);
  expect(german()).toContain(`bleibt ${privacyRecordYears} Jahre lang vermerkt`);
  expect(german()).toContain(`nach höchstens ${limitedUseHours} Stunden`);
  expect(german().replace('{{retention}}', '')).not.toContain('{{');
});

it('shows a text as the server makes it of Markdown, before it is saved', async () => {
  const { user, sent } = await open({ [previewed]: { body: { html: '<p><em>Wenig</em></p>' } } });
  const privacy = within(screen.getByRole('region', { name: 'Datenschutz' }));
  await user.click(privacy.getByRole('button', { name: 'Vorschau' }));
  expect((await privacy.findByText('Wenig', { selector: 'em' })).closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(sent(previewed)).toEqual([{ text: 'Wenig' }]);
  await user.type(privacy.getByRole('textbox', { name: /Deutsch/u }), 'er');
  expect(privacy.queryByText('Wenig', { selector: 'em' })).not.toBeInTheDocument();
});

it('says why there is no preview', async () => {
  await open({ [previewed]: refusal(503, 'SERVICE_UNAVAILABLE', 'Gerade nicht.') });
  const privacy = within(screen.getByRole('region', { name: 'Datenschutz' }));
  privacy.getByRole('button', { name: 'Vorschau' }).click();
  expect(await privacy.findByText('Die Vorschau konnte nicht geladen werden')).toBeInTheDocument();
});

it('says which language guests see instead of a missing one, and leads to the page', async () => {
  await open();
  const privacy = within(screen.getByRole('region', { name: 'Datenschutz' }));
  expect(privacy.getByText('Ohne Text auf Englisch sehen Gäste dort den Text auf Deutsch.')).toBeInTheDocument();
  expect(privacy.getByRole('link', { name: 'Seite öffnen' })).toHaveAttribute('href', '/privacy');
});

it('refuses a text that is too long at its field, and sends nothing', async () => {
  const { user, card, sent } = await open({}, { ...none, notice: { de: 'x'.repeat(20_001), en: '' } });
  await user.click(card.getByRole('button', { name: 'Einstellungen speichern' }));
  expect(card.getByLabelText('Text auf Deutsch')).toBeInvalid();
  expect(sent(saved)).toEqual([]);
});

import { pricesSchema, type Prices } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const read = 'GET /admin/settings/prices';
const saved = 'PUT /admin/settings/prices';
const none = pricesSchema.parse({});

const summer = { name: 'Sommer', from: parseDay('2027-07-01'), to: parseDay('2027-08-31'), pricePerNight: 165_00 };
const house: Prices = {
  ...none,
  enabled: true,
  maxGuests: 4,
  pricePerNight: 120_00,
  seasons: [summer],
  cleaning: 80_00,
  touristTax: { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false },
  deposit: { percent: 20, dueDays: 7 },
};

const open = (prices: Prices, responses: Parameters<typeof fakeApi>[0] = {}) =>
  openSettings('Preise', { section: 'prices', responses: { [read]: { body: prices }, ...responses } });

const save = () => screen.getByRole('button', { name: 'Einstellungen speichern' });
const example = () => within(screen.getByRole('region', { name: 'Beispiel' }));
const amountOf = (name: string) =>
  example().getByText(name).parentElement!.querySelector('dd')!.textContent.replaceAll(/\s/g, ' ');

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('saves the prices of a house, with an example that updates while the owner types', async () => {
  const { card, user, sent } = await open(none, { [saved]: { body: house } });
  const type = async (label: string, text: string, index = 0) => {
    const field = screen.getAllByLabelText(label)[index]!;
    await user.clear(field);
    await user.paste(text);
  };
  expect(example().getByText(/Das Beispiel erscheint/)).toBeInTheDocument();
  await user.click(card.getByRole('switch', { name: 'Preise zeigen' }));
  await type('Preis pro Nacht', '120');
  await type('Endreinigung', '80');
  await type('Gäste höchstens', '4');
  await type('Pro Erwachsenem', '2,50');
  await type('Anzahlung in %', '20');
  // 7 × 120 + 80 + 7 nights × 2 adults × 2.50
  expect(amountOf('Gesamtpreis')).toBe('955,00 €');
  expect(amountOf('Davon Anzahlung')).toBe('191,00 €');
  await user.click(screen.getByRole('button', { name: 'Zeitraum hinzufügen' }));
  await type('Name', 'Sommer');
  await type('Erster Tag', '1.7.2027');
  await type('Letzter Tag', '31.8.2027');
  await type('Preis pro Nacht', '165,00', 1);
  await type('Anreise', '3.7.2027');
  await type('Abreise', '10.7.2027');
  // 7 × 165 + 80 + 35
  expect(amountOf('Gesamtpreis')).toBe('1.270,00 €');
  expect(await violations()).toEqual([]);
  await user.click(save());
  await waitFor(() => expect(sent(saved)).toEqual([house]));
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument();
});

it('has fields in the example for children and needed ages, where Enter saves nothing', async () => {
  const { user, sent } = await open({ ...house, seasons: [] });
  const type = async (label: string, text: string) => {
    await user.clear(example().getByLabelText(label));
    await user.type(example().getByLabelText(label), text);
  };
  await type('Kinder', '2{Enter}');
  await type('Alter von Kind 1', '15');
  await type('Alter von Kind 2', '16');
  // 7 × 120 + 80 + 7 nights × 3 × 2.50
  expect(amountOf('Gesamtpreis')).toBe('972,50 €');
  expect(sent(saved)).toEqual([]);
});

it('sends the loaded prices unchanged', async () => {
  const everything: Prices = {
    ...house,
    currency: 'KWD',
    weekdaySurcharges: { 5: 1_500, 6: 20_000 },
    extraGuest: { from: 3, perNight: 10_000 },
    discounts: [{ nights: 7, percent: 10 }],
    touristTax: { perAdult: 250, per: 'day', freeBelowAge: 0, onSite: true },
    balanceDueDaysBefore: 14,
    terms: { de: 'Bis 30 Tage vorher kostenlos.', en: 'Free until 30 days before.' },
    payTo: { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    showInCalendar: true,
  };
  const { user, sent } = await open(everything, { [saved]: { body: everything } });
  expect(screen.getByLabelText('Freitag').closest('details')).toHaveAttribute('open');
  await user.click(save());
  await waitFor(() => expect(sent(saved)).toEqual([everything]));
});

it('shows errors at the fields, and sends nothing', async () => {
  const { card, user, sent } = await open(none);
  await user.click(card.getByRole('switch', { name: 'Preise zeigen' }));
  await user.type(screen.getByLabelText('Endreinigung'), 'achtzig');
  await user.type(screen.getByLabelText('Pro Erwachsenem'), '2,50');
  await user.type(screen.getByLabelText('Anzahlung in %'), '120');
  await user.click(save());
  expect(screen.getByLabelText('Preis pro Nacht')).toHaveAccessibleDescription('Bitte geben Sie einen Preis ein.');
  expect(screen.getByLabelText('Endreinigung')).toHaveAccessibleDescription('Bitte geben Sie einen Betrag ein.');
  expect(screen.getByLabelText('Gäste höchstens')).toHaveAccessibleDescription(/Wie viele Gäste passen ins Haus\?/);
  expect(screen.getByLabelText('Anzahlung in %')).toHaveAccessibleDescription('Bitte geben Sie 0 bis 100 ein.');
  expect(sent(saved)).toEqual([]);
});

it('sends seasons only if they do not overlap', async () => {
  const august = { ...summer, name: 'August', from: summer.to, to: parseDay('2027-09-05') };
  const { user, sent } = await open({ ...house, seasons: [summer, august] }, { [saved]: { body: house } });
  await user.click(save());
  expect(screen.getByText('Sommer und August überschneiden sich.')).toBeInTheDocument();
  expect(sent(saved)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'August entfernen' }));
  await user.click(save());
  await waitFor(() => expect(sent(saved)).toEqual([house]));
});

it("shows the server's error at its field", async () => {
  const details = [{ field: 'payTo.iban', code: 'IBAN_INVALID', message: 'Diese IBAN gibt es nicht.' }];
  const payTo = { name: 'Anna Ährenfeld', iban: 'DE89370400440532013001' };
  const { user } = await open(
    { ...house, payTo },
    { [saved]: refusal(400, 'VALIDATION_FAILED', 'Diese IBAN gibt es nicht.', { details }) },
  );
  await user.click(save());
  const iban = screen.getByLabelText(/IBAN/);
  await waitFor(() => expect(iban).toHaveAccessibleDescription(/IBAN/));
  await waitFor(() => expect(iban).toHaveFocus());
});

it('opens the surcharges by weekday if there are some, and if one is invalid', async () => {
  const { user } = await open(house);
  const friday = screen.getByLabelText('Freitag');
  const folded = friday.closest('details')!;
  const fold = within(folded).getByText('Zuschläge nach Wochentag', { selector: 'summary' });
  expect(folded).not.toHaveAttribute('open');
  await user.click(fold);
  await user.type(friday, 'viel');
  await user.click(fold);
  expect(folded).not.toHaveAttribute('open');
  await user.click(save());
  expect(folded).toHaveAttribute('open');
  expect(friday).toHaveFocus();
});

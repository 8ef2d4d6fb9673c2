import { waitFor, within } from '@testing-library/react';
import { holidayRegions } from '@hearthstay/holidays/regions';
import type { HolidayChoice, HolidaysView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { openSettings } from '@web/panel/testing/open-settings';
import { adminSettings } from '@web/testing/admin-settings';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const [read, saved] = ['GET /admin/settings/holidays', 'PUT /admin/settings/holidays'];
const off: HolidayChoice = { region: '', school: true };
const grisons: HolidayChoice = { region: 'CH-GR', school: true };
const save = 'Einstellungen speichern';

const view: HolidaysView = {
  country: 'CH',
  place: { de: 'in Graubünden', en: 'in Grisons' },
  publicHolidays: [],
  publicUntil: parseDay('2030-12-31'),
};

const open = (choice: HolidayChoice, holidays?: HolidaysView, responses: Parameters<typeof fakeApi>[0] = {}) =>
  openSettings('Feiertage und Schulferien', {
    settings: adminSettings({ holidays }),
    responses: { [read]: { body: choice }, ...responses },
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('shows no holidays by default, and offers the regions of three countries by their names', async () => {
  const { card } = await open(off);
  const region = await card.findByLabelText('Region');
  expect(region).toHaveDisplayValue('Keine zeigen');
  expect(card.queryByRole('switch')).not.toBeInTheDocument();
  const countries = within(region).getAllByRole('group');
  expect(countries.map((group) => group.getAttribute('label'))).toEqual(['Deutschland', 'Österreich', 'Schweiz']);
  expect(within(region).getAllByRole('option')).toHaveLength(1 + holidayRegions.length);
  const austria = within(countries[1]!).getAllByRole('option');
  expect(austria.map(({ textContent }) => textContent)).toEqual([
    ...['Burgenland', 'Kärnten', 'Niederösterreich', 'Oberösterreich', 'Salzburg', 'Steiermark', 'Tirol'],
    ...['Vorarlberg', 'Wien'],
  ]);
  expect(await violations()).toEqual([]);
});

it('saves a region, without its school holidays if they are switched off', async () => {
  const { card, user, sent } = await open(off, undefined, { [saved]: { body: { region: 'DE-SL', school: false } } });
  await user.selectOptions(await card.findByLabelText('Region'), 'Saarland');
  const school = card.getByRole('switch', { name: 'Auch Schulferien zeigen' });
  expect(school).toBeChecked();
  expect(card.getByText('Die Ferien im Saarland.')).toBeInTheDocument();
  await user.click(school);
  await user.click(card.getByRole('button', { name: save }));
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(sent(saved)).toEqual([{ region: 'DE-SL', school: false }]);
});

it('says until when the holidays of the saved region are known, while it is chosen', async () => {
  const { card, user } = await open(grisons, view);
  expect(await card.findByText('Feiertage sind bis 31. Dezember 2030 bekannt.')).toBeInTheDocument();
  await user.selectOptions(card.getByLabelText('Region'), 'Zürich');
  expect(card.queryByText(/^Feiertage sind bis/u)).not.toBeInTheDocument();
});

it('says of a canton without school holidays that they are not known, before it is saved', async () => {
  const { card, user } = await open(off);
  const region = await card.findByLabelText('Region');
  await user.selectOptions(region, 'Genf');
  const sentence = 'Von dieser Region sind nur die Feiertage bekannt, keine Schulferien.';
  expect(card.getByText(sentence)).toBeInTheDocument();
  expect(card.queryByRole('switch')).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await user.selectOptions(region, 'Zürich');
  expect(card.queryByText(sentence)).not.toBeInTheDocument();
  expect(card.getByRole('switch')).toBeInTheDocument();
});

it('says until when the school holidays are known', async () => {
  const school = { holidays: [], until: parseDay('2030-09-09') };
  const { card } = await open({ region: 'DE-BY', school: true }, { ...view, school });
  expect(await card.findByText('Schulferien sind bis 9. September 2030 bekannt.')).toBeInTheDocument();
});

it('keeps the choice and shows why it was not saved', async () => {
  const { card, user } = await open(off, undefined, {
    [saved]: refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'),
  });
  const region = await card.findByLabelText('Region');
  await user.selectOptions(region, 'Hessen');
  await user.click(card.getByRole('button', { name: save }));
  await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent('Das ist gerade nicht möglich.'));
  expect(region).toHaveDisplayValue('Hessen');
});

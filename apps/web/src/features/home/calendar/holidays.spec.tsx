import { screen, waitFor, within } from '@testing-library/react';
import type { HolidaysView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { freezeToday } from '@web/testing/freeze-today';
import { holidays } from '@web/testing/holidays';
import { publicPrices, publicSettings } from '@web/testing/public-settings';
import { violations } from '@web/testing/violations';
import { day, openHome } from '@web/features/home/testing/open-home';

freezeToday('2026-12-08');

const open = (shown: HolidaysView | undefined, changes: Parameters<typeof publicSettings>[0] = {}) =>
  openHome({ 'GET /bookings/settings': { body: publicSettings({ holidays: shown, ...changes }) } });

const mark = (date: string) => day(date).querySelector<HTMLElement>('.holiday-mark')?.dataset['kind'];
const keys = () =>
  within(screen.getByLabelText('Legende'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const marked = () => waitFor(() => expect(mark('2026-12-25')).toBe('public'));

it('a calendar without holidays has no marks, and names no source', async () => {
  await open(undefined);
  expect(document.querySelector('.holiday-mark')).toBeNull();
  expect(screen.queryByText('OpenHolidays')).not.toBeInTheDocument();
  expect(keys()).toHaveLength(3);
});

it('public holidays and school holidays have marks of different shapes; a day that is both has the public one', async () => {
  await open(holidays);
  await marked();
  expect(['2026-12-20', '2026-12-21', '2026-12-25', '2027-01-06', '2027-01-07', '2027-01-08'].map(mark)).toEqual([
    ...[undefined, 'school', 'public', 'school', undefined, 'public'],
  ]);
});

it('a day says its holidays in its label, both if it is both, after its price', async () => {
  await open(holidays, { prices: publicPrices({ showInCalendar: true }) });
  await marked();
  expect(day('2026-12-25')).toHaveAccessibleName(
    'Freitag, 25. Dezember 2026, frei, 120\u00A0€ pro Nacht, Feiertag: 1. Weihnachtsfeiertag, Schulferien: Weihnachtsferien',
  );
  expect(day('2027-01-08')).toHaveAccessibleName(/, Feiertag: Erfundener Tag$/u);
  expect(day('2026-12-20')).not.toHaveAccessibleName(/Feiertag|Schulferien/u);
});

it('the pointer shows the names, and screen readers hear them once', async () => {
  const { user } = await open(holidays);
  await marked();
  await user.hover(day('2026-12-21'));
  const tip = document.querySelector('[role="tooltip"]:not([hidden])');
  expect(tip).toHaveTextContent('Schulferien: Weihnachtsferien');
  expect(tip).toHaveAttribute('aria-hidden', 'true');
  expect(day('2026-12-21')).not.toHaveAccessibleDescription();
});

it('the key explains the marks, and the source is named with its licence', async () => {
  await open(holidays);
  await marked();
  expect(keys().slice(3)).toEqual(['Feiertag', 'Ferien in Schleswig-Holstein']);
  expect(screen.getByText('OpenHolidays')).toHaveAttribute('href', 'https://www.openholidaysapi.org');
  expect(screen.getByText('ODbL')).toHaveAttribute('href', 'https://opendatacommons.org/licenses/odbl/1-0/');
  expect(await violations()).toEqual([]);
});

it('a key without school holidays does not name them', async () => {
  await open({ ...holidays, school: undefined });
  await marked();
  expect(keys().slice(3)).toEqual(['Feiertag']);
  expect(mark('2026-12-21')).toBeUndefined();
});

it('the end of the data is named once days after it can be booked or are shown', async () => {
  const until = parseDay('2027-01-20');
  const { user } = await open({ ...holidays, publicUntil: until, school: { ...holidays.school!, until } });
  await marked();
  // The last bookable day is the 17th of January, and the grid of December ends on the 10th.
  expect(screen.queryByText(/bekannt/u)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Nächster Monat'));
  expect(
    screen.getByText('Feiertage sind bis 20. Januar 2027 bekannt. Schulferien sind bis 20. Januar 2027 bekannt.'),
  ).toBeInTheDocument();
});

it('the end of the data is named at once if it is before the last bookable day', async () => {
  await open({ ...holidays, school: { ...holidays.school!, until: parseDay('2027-01-06') } });
  await marked();
  expect(screen.getByText('Schulferien sind bis 6. Januar 2027 bekannt.')).toBeInTheDocument();
});

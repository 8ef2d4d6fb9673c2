import { screen, waitFor, within } from '@testing-library/react';
import { parseDay } from '@hearthstay/stay';
import { openSettings } from '@web/panel/testing/open-settings';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { stayRules } from '@web/testing/public-settings';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const saved = 'PUT /admin/settings/stay-rules';
const name = 'An- und Abreise am selben Tag';

const open = (sameDayTurnover: boolean, responses: Parameters<typeof fakeApi>[0] = {}) =>
  openSettings('Aufenthalte', {
    section: 'stays',
    responses: { 'GET /admin/settings/stay-rules': { body: stayRules({ sameDayTurnover }) }, ...responses },
  });

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('switches to nights, so that guests can arrive on the day of a departure', async () => {
  const { card, user, server, sent } = await open(false, { [saved]: { body: stayRules({ sameDayTurnover: true }) } });
  const turnover = await card.findByRole('switch', { name });
  expect(turnover).not.toBeChecked();
  expect(await violations()).toEqual([]);
  server.responses['GET /admin/settings/stay-rules'] = { body: stayRules({ sameDayTurnover: true }) };
  await user.click(turnover);
  await waitFor(() => expect(sent(saved)).toEqual([stayRules({ sameDayTurnover: true })]));
  expect(turnover).toBeChecked();
});

it('reverts the switch, and shows the days, if stays share some', async () => {
  const details = [{ field: '2031-06-06', code: 'TURNOVER_DAYS_SHARED', message: '6. Juni 2031' }];
  const { card, user } = await open(true, { [saved]: refusal(409, 'TURNOVER_DAYS_SHARED', 'Nein.', { details }) });
  const turnover = await card.findByRole('switch', { name });
  await user.click(turnover);
  expect(await card.findByRole('alert')).toHaveTextContent('6. Juni 2031');
  expect(turnover).toBeChecked();
});

const save = () => screen.getByRole('button', { name: 'Einstellungen speichern' });
const savedBody = (changes: Parameters<typeof stayRules>[0]) => ({ [saved]: { body: stayRules(changes) } });
/** A weekday in one of the groups with a name, of which the first is that of the year. */
const weekday = (group: string, index: number, name: string) =>
  within(screen.getAllByRole('group', { name: group })[index]!).getByRole('button', { name });

it('saves the limits of the year and of a season together', async () => {
  const season = { name: 'Sommer', from: parseDay('2027-07-01'), to: parseDay('2027-08-31') };
  const weeks = { minNights: 7, arrivalWeekdays: [6], departureWeekdays: [6] };
  const { card, user, sent } = await open(false, savedBody({ minNights: 3, seasons: [{ ...season, ...weeks }] }));
  const nights = await card.findByLabelText('Nächte mindestens');
  await user.clear(nights);
  await user.type(nights, '3');
  await user.click(screen.getByRole('button', { name: 'Zeitraum hinzufügen' }));
  await user.type(screen.getByLabelText('Name'), 'Sommer');
  await user.type(screen.getByLabelText('Erster Tag'), '1.7.2027');
  await user.type(screen.getByLabelText('Letzter Tag'), '31.8.2027');
  await user.type(screen.getAllByLabelText('Nächte mindestens')[1]!, '7');
  await user.click(weekday('Anreisetage', 1, 'Samstag'));
  await user.click(weekday('Abreisetage', 1, 'Samstag'));
  expect(screen.getByRole('img', { name: '2027. Sommer: 1. Juli – 31. August' })).toBeInTheDocument();
  expect(
    screen.getByText(/Sommer: Der kürzeste Aufenthalt hat 8 Tage, erlaubt sind am Stück höchstens 7/),
  ).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await user.click(save());
  await waitFor(() => expect(sent(saved)).toEqual([stayRules({ minNights: 3, seasons: [{ ...season, ...weeks }] })]));
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument();
});

it('shows the error of a rule, and sends nothing', async () => {
  const { card, user, sent } = await open(false);
  const gap = await card.findByLabelText('Tage dazwischen');
  await user.clear(gap);
  await user.type(gap, '15');
  const nights = screen.getByLabelText('Nächte mindestens');
  await user.clear(nights);
  await user.type(nights, '31');
  // The note on impossible stays is only for a number that can be saved.
  expect(screen.queryByText(/Der kürzeste Aufenthalt/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zeitraum hinzufügen' }));
  await user.type(screen.getByLabelText('Erster Tag'), '2.7.2027');
  await user.type(screen.getByLabelText('Letzter Tag'), '1.7.2027');
  await user.click(save());
  expect(nights).toHaveAccessibleDescription('Bitte geben Sie 1 bis 30 Nächte ein.');
  expect(gap).toHaveAccessibleDescription('Bitte geben Sie 0 bis 14 Tage ein.');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Der Zeitraum braucht einen Namen.');
  expect(screen.getByLabelText('Letzter Tag')).toHaveAccessibleDescription('Der letzte Tag liegt vor dem ersten.');
  expect(sent(saved)).toEqual([]);
});

it('names overlapping seasons while they are typed, and does not send them', async () => {
  const [july, week] = [
    { name: 'Juli', from: parseDay('2027-07-01'), to: parseDay('2027-07-31') },
    { name: 'Festwoche', from: parseDay('2027-07-31'), to: parseDay('2027-08-06') },
  ];
  const { user, sent } = await open(false, {
    'GET /admin/settings/stay-rules': { body: stayRules({ seasons: [july, week] }) },
  });
  expect(await screen.findByText('Juli und Festwoche überschneiden sich.')).toBeInTheDocument();
  await user.click(save());
  expect(sent(saved)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Festwoche entfernen' }));
  expect(screen.queryByText('Juli und Festwoche überschneiden sich.')).not.toBeInTheDocument();
});

it('copies the seasons of a year into the next one', async () => {
  const july = { name: 'Juli', from: parseDay('2027-07-01'), to: parseDay('2027-07-31'), arrivalWeekdays: [] };
  const { user, sent } = await open(false, {
    'GET /admin/settings/stay-rules': { body: stayRules({ seasons: [july] }) },
    ...savedBody({}),
  });
  await user.click(await screen.findByRole('button', { name: '2027 nach 2028 übernehmen' }));
  await user.click(save());
  const all = { ...july, arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7] };
  const next = { ...all, from: '2028-07-01', to: '2028-07-31' };
  await waitFor(() => expect(sent(saved)).toEqual([{ ...stayRules(), seasons: [all, next] }]));
});

it('shows which season the server refuses', async () => {
  const params = { first: 'Juli', second: 'Festwoche' };
  const { user } = await open(false, { [saved]: refusal(400, 'SEASONS_OVERLAP', 'Nein.', { params }) });
  await user.click(await screen.findByRole('button', { name: 'Einstellungen speichern' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Zwei Zeiträume überschneiden sich: Juli und Festwoche.');
});

it('shows at the day of a season that it is too far away', async () => {
  const details = [{ field: 'seasons.0.to', code: 'DAY_OUT_OF_RANGE', message: 'Zu weit.' }];
  const summer = { name: 'Sommer', from: parseDay('2031-07-01'), to: parseDay('9999-12-31') };
  const { user } = await open(false, {
    'GET /admin/settings/stay-rules': { body: stayRules({ seasons: [summer] }) },
    [saved]: refusal(400, 'VALIDATION_FAILED', 'Nein.', { details }),
  });
  await user.click(await screen.findByRole('button', { name: 'Einstellungen speichern' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Letzter Tag')).toHaveAccessibleDescription(/höchstens 5 Jahre in der Zukunft/),
  );
});

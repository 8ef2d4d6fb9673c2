import type { ListedRequestView } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { emailLogKey } from '@web/panel/emails/use-email-log';
import { openPanel } from '@web/panel/testing/open-panel';
import { emailLog } from '@web/testing/email-log';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { publicPrices, publicSettings } from '@web/testing/public-settings';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
});

const quote = {
  ...{ currency: 'EUR', nights: 3, total: 440_00, deposit: 0, balance: 440_00, onSite: 0 },
  lines: [{ kind: 'nights' as const, quantity: 3, unitAmount: 120_00, amount: 360_00 }],
};
const anna: ListedRequestView = requestView({ id: 'anna', status: 'confirmed', quote });
const shown = 'confirmed|2026-12-08|2026-12-11|||44000||';
const route = 'POST /admin/requests/anna/move';

const open = async (request = anna, responses = {}) => {
  const panel = await openPanel([request], {
    at: '/admin/bookings/anna',
    responses: { 'GET /bookings/settings': { body: publicSettings({ prices: publicPrices() }) }, ...responses },
  });
  const { user } = panel;
  await user.click(await screen.findByRole('button', { name: 'Verschieben' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Buchung verschieben' }));
  const type = async (name: string | RegExp, text: string) => {
    await user.clear(dialog.getByLabelText(name));
    await user.type(dialog.getByLabelText(name), text);
  };
  const move = () => user.click(dialog.getByRole('button', { name: 'Verschieben' }));
  const sent = () => panel.server.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...panel, dialog, type, move, sent };
};

it('gives a booking other days, with the price of those, and tells the guest', async () => {
  const response = { body: { ...anna, undo_seconds: 10, unread_calendars: ['Airbnb'] } };
  const { dialog, type, move, sent, user, server } = await open(anna, { [route]: response });
  await type('Letzter Tag', '12.12.2026');
  expect(dialog.getAllByText('Bisher')[0]?.parentElement).toHaveTextContent(/8\. – Fr\., 11\. Dezember/);
  expect(dialog.getByRole('radio', { name: /^Neu: 560,00/ })).toBeChecked();
  expect(await violations()).toEqual([]);
  await user.type(dialog.getByLabelText(/^Ein Wort dazu/), 'Gern');
  await move();
  expect(await screen.findByText(/^Anna Seidel verschoben auf .*\. Gerade nicht lesbar: Airbnb\./)).toBeInTheDocument();
  const days = { start_date: '2026-12-08', end_date: '2026-12-12' };
  expect(sent()).toEqual([{ ...days, total: 560_00, notify: true, note: 'Gern', shown }]);
  server.responses['POST /admin/requests/anna/undo'] = { body: anna };
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText(/^Rückgängig gemacht/)).toBeInTheDocument();
});

it('keeps the total, or sends a total of the owner', async () => {
  const { dialog, type, move, sent, user } = await open(anna, {
    [route]: refusal(409, 'BOOKING_CHANGED_MEANWHILE', ''),
  });
  await type('Letzter Tag', '12.12.2026');
  await user.click(dialog.getByRole('radio', { name: /^Wie bisher: 440,00/ }));
  await user.click(dialog.getByRole('switch', { name: 'Gast benachrichtigen' }));
  await move();
  await user.click(dialog.getByRole('radio', { name: 'Anderer' }));
  await type('Neuer Gesamtpreis', '500');
  await move();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).toEqual({ start_date: '2026-12-08', end_date: '2026-12-12', notify: false, shown });
  expect(sent()[1]).toMatchObject({ total: 500_00 });
});

it.each([
  ['Letzter Tag', '30.2.2026'],
  ['Letzter Tag', '7.12.2026'],
])('is not sent with %s as %s', async (name, text) => {
  const { dialog, type, move, sent } = await open();
  await type(name, text);
  await move();
  expect(dialog.getByLabelText(name)).toBeInvalid();
  expect(sent()).toEqual([]);
});

it('says in the dialog that the days are taken, and keeps what was typed', async () => {
  const { dialog, type, move } = await open(anna, { [route]: refusal(409, 'DATES_UNAVAILABLE', 'Belegt.') });
  await type('Letzter Tag', '12.12.2026');
  await move();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Nicht verschoben/);
  expect(dialog.getByLabelText('Letzter Tag')).toHaveValue('12.12.2026');
});

it('has no fields for a price and an e-mail if the booking has neither', async () => {
  const { dialog } = await open(requestView({ id: 'anna', status: 'approved', email: null }));
  expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
});

it.each<[string, Partial<ListedRequestView>, number, string | null]>([
  ['nothing', {}, 0, null],
  ['the e-mails that are due', {}, 2, '2 E-\u2060Mails, die noch ausstehen, richten sich nach den neuen Tagen.'],
  ['an open offer', { proposal: proposalView({ by: 'owner' }) }, 0, 'Ihr offenes Angebot endet damit.'],
  [
    'both, if a guest asks for a change',
    { proposal: proposalView({ by: 'guest' }) },
    1,
    'Eine E-\u2060Mail, die noch aussteht, richtet sich nach den neuen Tagen. Der offene Änderungswunsch des Gastes endet damit.',
  ],
])('says what moves along: %s', async (_what, more, waiting, sentence) => {
  const counts = { waiting, retrying: 0, sent: 3, 'given-up': 0, dropped: 0 };
  const log = { ...emailLog(), counts, total: 3 + waiting };
  const { dialog } = await open({ ...anna, ...more }, { [`GET ${emailLogKey({ request: 'anna' })}`]: { body: log } });
  if (sentence !== null) expect(await dialog.findByText(sentence)).toBeInTheDocument();
  else expect(dialog.queryByText(/richte|endet/)).not.toBeInTheDocument();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { publicSettings, stayRules } from '@web/testing/public-settings';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const booking = requestView({ id: 'anna', status: 'approved' });
const route = 'POST /admin/requests/anna/cancel';

const openDialog = async (
  responses: NonNullable<Parameters<typeof openPanel>[1]>['responses'] = {},
  fields: Partial<typeof booking> = {},
) => {
  const panel = await openPanel([{ ...booking, ...fields }], { responses });
  await panel.user.click(await screen.findByRole('button', { name: 'Stornieren' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Buchung stornieren?' }));
  const reason = dialog.getByRole('textbox', { name: /Grund/ });
  const confirm = dialog.getByRole('button', { name: 'Stornierung bestätigen' });
  const sent = () => panel.server.calls.find((call) => call.route === route)?.body;
  return { ...panel, dialog, reason, confirm, sent };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('shows whose booking it is and which days become free', async () => {
  const { dialog, reason } = await openDialog();
  expect(dialog.getByText('Anna Seidel')).toBeInTheDocument();
  expect(dialog.getByText('anna.seidel@mail.example')).toBeInTheDocument();
  expect(dialog.getByText('Di., 8. – Fr., 11. Dezember 2026')).toBeInTheDocument();
  expect(dialog.getByText('4 Tage, die wieder frei werden')).toBeInTheDocument();
  expect(reason).toHaveFocus();
  expect(await violations()).toEqual([]);
});

it.each([
  ['owner', 'Auch Ihr Angebot endet damit.'],
  ['guest', 'Der Änderungswunsch gilt damit als abgelehnt.'],
] as const)('says that an open proposal of the %s ends as well', async (by, sentence) => {
  const { dialog } = await openDialog({}, { proposal: proposalView({ by }) });
  expect(dialog.getByText(sentence)).toBeInTheDocument();
});

it('shows how many nights become free where stays hold nights', async () => {
  const settings = publicSettings({ stayRules: stayRules({ sameDayTurnover: true }) });
  const { dialog } = await openDialog({ 'GET /bookings/settings': { body: settings } });
  expect(await dialog.findByText('3 Nächte, die wieder frei werden')).toBeInTheDocument();
});

it('shows nights on a site behind a password, too, whose public settings have no unit of stays', async () => {
  const { dialog, routes } = await openDialog({
    'GET /bookings/settings': { body: publicSettings({ passwordRequired: true }) },
    'GET /admin/settings': { body: { stayRules: stayRules({ sameDayTurnover: true }) } },
  });
  expect(await dialog.findByText('3 Nächte, die wieder frei werden')).toBeInTheDocument();
  expect(routes()).not.toContain('GET /bookings/stay-conditions');
});

it('cancels with the reason, closes, and loads the list again', async () => {
  const { user, reason, confirm, sent, server } = await openDialog({ [route]: { body: {} } });
  await user.type(reason, '  Wasserrohrbruch ');
  server.responses['GET /admin/requests'] = { body: [{ ...booking, status: 'cancelled' }] };
  await user.click(confirm);
  expect(await screen.findByText(/Buchung storniert. Anna Seidel bekommt eine E-.?Mail\./)).toBeInTheDocument();
  expect(sent()).toEqual({ reason: 'Wasserrohrbruch', shown: 'approved|2026-12-08|2026-12-11|||||' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByText('Storniert').length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Buchungen' })).toHaveFocus();
});

it('sends no reason when there is none', async () => {
  const { user, reason, confirm, sent } = await openDialog({ [route]: { body: {} } });
  await user.type(reason, '   ');
  await user.click(confirm);
  await waitFor(() => expect(sent()).not.toHaveProperty('reason'));
});

it('is shown as busy during the call, and can be neither closed nor pressed again', async () => {
  const { user, confirm, dialog } = await openDialog({ [route]: () => new Promise(() => undefined) });
  await user.click(confirm);
  const busy = await dialog.findByRole('button', { name: 'Wird storniert …' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('is sent once when it is pressed several times', async () => {
  const { user, confirm, server } = await openDialog({ [route]: () => new Promise(() => undefined) });
  await user.dblClick(confirm);
  expect(server.calls.filter((call) => call.route === route)).toHaveLength(1);
});

it('is opened again when the browser closes it during the call', async () => {
  const { user, confirm } = await openDialog({ [route]: () => new Promise(() => undefined) });
  await user.click(confirm);
  const element = screen.getByRole<HTMLDialogElement>('dialog');
  // Browsers close a modal dialog at the second Escape without a cancelable event.
  element.close();
  fireEvent(element, new Event('close'));
  expect(element).toHaveAttribute('open');
});

it("stays open with the reason and the server's sentence after a refusal", async () => {
  const sentence = 'Das ist beim jetzigen Stand der Anfrage nicht möglich.';
  const { user, reason, confirm, dialog } = await openDialog({ [route]: refusal(409, 'INVALID_TRANSITION', sentence) });
  await user.type(reason, 'Wasserrohrbruch');
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(reason).toHaveValue('Wasserrohrbruch');
});

it('names the admin who has decided first', async () => {
  const { user, confirm, dialog } = await openDialog({
    [route]: refusal(409, 'INVALID_TRANSITION', 'Nein.'),
    'GET /admin/requests/anna/history': {
      body: [
        {
          at: '2026-11-19T09:00:00.000Z',
          actor: { kind: 'admin', email: 'jonas@haus-am-see.example' },
          action: 'cancelled',
          subject: { kind: 'request', id: 'anna' },
          before: { status: 'approved' },
          after: { status: 'cancelled' },
        },
      ],
    },
  });
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Das ist inzwischen entschieden: Storniert (jonas@haus-am-see.example).',
  );
});

it('offers to undo the cancellation', async () => {
  const { user, confirm, server } = await openDialog({
    [route]: { body: { ...booking, status: 'cancelled', undo_seconds: 10 } },
    'POST /admin/requests/anna/undo': { body: booking },
  });
  server.responses['GET /admin/requests'] = { body: [{ ...booking, status: 'cancelled' }] };
  await user.click(confirm);
  const undo = await screen.findByRole('button', { name: 'Rückgängig' });
  server.responses['GET /admin/requests'] = { body: [booking] };
  await user.click(undo);
  expect(await screen.findByText(/Rückgängig gemacht\. Anna Seidel bekommt keine E-.?Mail\./)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Stornieren' })).toBeInTheDocument();
});

it('offers no undo when it expires, counted from the response, before the list is loaded', async () => {
  const { user, confirm, server } = await openDialog({
    [route]: { body: { ...booking, status: 'cancelled', undo_seconds: 10 } },
  });
  server.responses['GET /admin/requests'] = () => {
    jest.setSystemTime(Date.now() + 10_000);
    return { body: [{ ...booking, status: 'cancelled' }] };
  };
  await user.click(confirm);
  expect(await screen.findByText(/Buchung storniert\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

it('shows the new status of the booking after a refusal', async () => {
  const { user, confirm, dialog, server } = await openDialog({ [route]: refusal(409, 'INVALID_TRANSITION', 'Nein.') });
  server.responses['GET /admin/requests'] = { body: [{ ...booking, status: 'cancelled' }] };
  await user.click(confirm);
  await user.click(await dialog.findByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.getAllByText('Storniert').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Stornieren' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Buchungen' })).toHaveFocus();
});

it('forgets the reason when it is closed', async () => {
  const { user, reason, dialog, sent } = await openDialog();
  await user.type(reason, 'Wasserrohrbruch');
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stornieren' }));
  expect(screen.getByRole('textbox', { name: /Grund/ })).toHaveValue('');
  expect(sent()).toBeUndefined();
});

it('accepts no reason that is too long', async () => {
  const { user, reason, confirm, dialog } = await openDialog();
  await user.click(reason);
  await user.paste('x'.repeat(501));
  expect(dialog.getByText('1 Zeichen zu viel.')).toBeInTheDocument();
  expect(confirm).toBeDisabled();
});

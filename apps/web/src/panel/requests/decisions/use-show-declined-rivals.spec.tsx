import type { ListedRequestView } from '@hearthstay/contracts';
import { act, screen, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

const anna = requestView({ id: 'anna', status: 'pending' });
const ben = requestView({ id: 'ben', name: 'Ben Ohm', email: 'ben@mail.example', status: 'pending' });
const cleo = requestView({
  ...{ id: 'cleo', name: 'Cleo Alt', email: 'cleo@mail.example', status: 'pending' },
  ...{ start_date: '2026-12-27', end_date: '2026-12-29' },
});

/** Long enough that no test leaves a timer to the next ones. */
const undoSeconds = 600;

/** Approves Anna's request together with the refusal of her rivals. */
const approve = async () => {
  const requests: ListedRequestView[] = [anna, ben, cleo];
  const approved: ListedRequestView = { ...anna, status: 'approved' };
  const { user, routes } = await openPanel(requests, {
    at: '/admin/bookings/anna',
    responses: {
      'PATCH /admin/requests/anna': () => {
        requests[0] = approved;
        return { body: { ...approved, undo_seconds: undoSeconds, declining_rivals: 1 } };
      },
      'POST /admin/requests/anna/undo': () => {
        requests[0] = anna;
        return { body: anna };
      },
    },
  });
  const page = within(await screen.findByRole('article', { name: 'Buchung' }));
  await user.click(page.getByRole('switch', { name: 'Ben Ohm zugleich absagen' }));
  await user.click(page.getByRole('button', { name: 'Genehmigen' }));
  await screen.findByText(/zugleich abgelehnt/);
  const loads = () => routes().filter((route) => route === 'GET /admin/requests').length;
  return { user, requests, loads };
};
const statusOf = async (email: string) =>
  within((await screen.findByText(email)).closest<HTMLElement>('[role="row"]')!).queryAllByText('Abgelehnt').length > 0;
const emailOf = (name: string) => `${name}@mail.example`;

it('shows the rivals of an approval as declined at once, and nobody else', async () => {
  await approve();
  expect(await statusOf(emailOf('ben'))).toBe(true);
  expect(await statusOf(emailOf('cleo'))).toBe(false);
});

it('shows them as pending after an undo', async () => {
  const { user } = await approve();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await screen.findByText(/wieder offen|rückgängig/i);
  expect(await statusOf(emailOf('ben'))).toBe(false);
});

it('asks the server for the list once it has declined them', async () => {
  const timers = jest.spyOn(window, 'setTimeout');
  const { requests, loads } = await approve();
  const reload = timers.mock.calls.find(([, ms]) => ms === (undoSeconds + 2) * 1_000)?.[0] as () => void;
  requests[1] = { ...ben, status: 'declined', cancellation_reason: null };
  const before = loads();
  await act(async () => reload());
  expect(loads()).toBe(before + 1);
  expect(await statusOf(emailOf('ben'))).toBe(true);
});

import type { AvailabilityEntry } from '@hearthstay/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { publicPrices, publicSettings } from '@web/testing/public-settings';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const quote = {
  ...{ currency: 'EUR', nights: 3, total: 440_00, deposit: 0, balance: 440_00, onSite: 0 },
  lines: [{ kind: 'nights' as const, quantity: 3, unitAmount: 120_00, amount: 360_00 }],
};
const anna = requestView({ id: 'anna', name: 'Anna', status: 'confirmed', quote });
const entries = [
  { from: '2026-12-08', to: '2026-12-11', kind: 'request', id: 'anna', label: 'Anna', status: 'confirmed' },
  { from: '2026-12-14', to: '2026-12-15', kind: 'block', id: 'b', label: 'Maler' },
  { from: '2026-12-22', to: '2026-12-24', kind: 'request', id: 'c', label: 'Carla', status: 'pending' },
] as unknown as AvailabilityEntry[];

const day = (text: string) => document.querySelector<HTMLElement>(`[data-day="${text}"]`)!;
const grip = (end: string) => document.querySelector<HTMLElement>(`[data-grip="${end}"]`)!;
const months = () => document.querySelector<HTMLElement>('.owner-months')!;
const shownBar = () => document.querySelector<HTMLElement>('[data-moved]');
const tip = () => document.querySelector('.owner-tip');
const dialog = () => screen.findByRole('dialog', { name: 'Buchung verschieben' });

/** jsdom has neither pointer capture nor a layout. */
const pointAt = (text: string) => {
  document.elementsFromPoint = () => [day(text)];
};
const pointer = (type: string, target: HTMLElement) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons: 1 }));
const hold = (end: string) => pointer('pointerdown', grip(end));
const dragTo = (text: string) => {
  pointAt(text);
  pointer('pointermove', months());
};
const release = () => pointer('pointerup', months());

const openCalendar = async () => {
  const panel = await openPanel([anna], {
    at: '/admin?tab=availability',
    responses: {
      'GET /bookings/settings': { body: publicSettings({ prices: publicPrices() }) },
      'GET /admin/blocked-dates': { body: [] },
      'GET /admin/availability?from=2026-01-01&to=2027-12-31': { body: entries },
    },
  });
  await waitFor(() => expect(day('2026-12-08')).toHaveAccessibleName(/Anna/));
  const sent = () => panel.server.calls.filter(({ route }) => route.startsWith('POST'));
  return { ...panel, sent };
};

/** Opens the booking like a tap on its bar, and moves the focus to its ends. */
const openEnds = async (user: { click: (element: Element) => Promise<void> }) => {
  fireEvent.click(document.querySelector('[data-bar^="request anna"]')!);
  await user.click(await screen.findByRole('button', { name: 'Andere Tage geben' }));
  expect(screen.getByRole('slider', { name: 'Erster Tag von Anna' })).toHaveFocus();
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  screenIs('narrow');
});

it('opens the dialog of a move when an end of a booking is dragged over free days', async () => {
  const { sent } = await openCalendar();
  expect(document.querySelectorAll('[data-grip]')).toHaveLength(2);
  hold('end');
  dragTo('2026-12-12');
  expect(shownBar()).not.toHaveAttribute('data-taken');
  expect(document.querySelectorAll('[data-look="ghost"]')).toHaveLength(1);
  expect(tip()).toHaveTextContent(/8\. – Sa\., 12\. Dezember 2026/);
  expect(tip()).toHaveTextContent(/5 Tage ?bisher 4 Tage/);
  expect(tip()).toHaveTextContent(/560,00 € ?bisher 440,00/);
  release();
  expect(tip()).not.toBeInTheDocument();
  expect(within(await dialog()).getByLabelText('Letzter Tag')).toHaveValue('12.12.2026');
  expect(sent()).toEqual([]);
});

it('shows who has a day, and moves nothing there', async () => {
  const { sent } = await openCalendar();
  hold('end');
  dragTo('2026-12-17');
  expect(shownBar()).toHaveAttribute('data-taken');
  expect(tip()).toHaveTextContent(/14\. Dezember 2026 ist belegt/);
  expect(tip()).toHaveTextContent(/Maler/);
  expect(tip()).toHaveTextContent(/Nächster möglicher Tag: So\., 13\. Dezember/);
  release();
  expect(shownBar()).not.toBeInTheDocument();
  expect(screen.getByText(/^Nichts verschoben/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Buchung verschieben' })).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the browser, which takes the pointer', () => pointer('pointercancel', months())],
  ['its return', () => [dragTo('2026-12-11'), release()]],
])('ends by %s, and nothing is moved', async (_what, end) => {
  await openCalendar();
  hold('end');
  dragTo('2026-12-12');
  end();
  release();
  expect(shownBar()).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Buchung verschieben' })).not.toBeInTheDocument();
});

it('moves an end by keyboard, and keeps the focus on it', async () => {
  const { user } = await openCalendar();
  await openEnds(user);
  expect(await violations()).toEqual([]);
  await user.keyboard('{ArrowRight}');
  const start = screen.getByRole('slider', { name: 'Erster Tag von Anna' });
  expect(start).toHaveFocus();
  expect(start).toHaveAttribute('aria-valuetext', 'Mi., 9. Dezember 2026');
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(screen.getByRole('slider', { name: 'Erster Tag von Anna' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(await dialog()).getByLabelText('Erster Tag')).toHaveValue('01.12.2026');
});

it('discards the move of an end by Escape and by Tab', async () => {
  const { user } = await openCalendar();
  await openEnds(user);
  await user.keyboard('{ArrowRight}{Escape}');
  expect(tip()).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(tip()).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('slider', { name: 'Letzter Tag von Anna' })).toHaveFocus();
  expect(tip()).not.toBeInTheDocument();
});

it('opens a booking by Enter on one of its days, whose ends can be moved then, and chooses any other day', async () => {
  await openCalendar();
  day('2026-12-09').focus();
  fireEvent.keyDown(day('2026-12-09'), { key: 'Enter' });
  expect(await screen.findByRole('dialog', { name: 'Anna' })).toBeInTheDocument();
  expect(grip('start')).toHaveAttribute('data-chosen');
  for (const other of ['2026-12-14', '2026-12-23', '2026-12-28']) {
    fireEvent.keyDown(day(other), { key: 'Enter' });
    expect(day(other)).toHaveAttribute('aria-selected', 'true');
    fireEvent.keyDown(day(other), { key: 'Escape' });
  }
});

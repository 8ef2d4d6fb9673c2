import type { AvailabilityEntry } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { publicPrices, publicSettings } from '@web/testing/public-settings';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const availability = 'GET /admin/availability?from=2026-01-01&to=2027-12-31';
const route = 'POST /admin/offers';
const day = (text: string) => document.querySelector<HTMLElement>(`[data-day="${text}"]`)!;
const offerEntry = { from: '2026-12-15', to: '2026-12-18', kind: 'offer', id: 'anna', label: 'Anna Seidel' };
const held = [{ ...offerEntry, holds: true }] as unknown as AvailabilityEntry[];
const notHeld = [{ ...offerEntry, holds: false }] as unknown as AvailabilityEntry[];
const anna = requestView({ id: 'anna', proposal: proposalView({ holds: true }) });

const open = async (entries: AvailabilityEntry[], responses = {}) => {
  const panel = await openPanel([anna], {
    at: '/admin?tab=availability',
    responses: {
      'GET /bookings/settings': { body: publicSettings({ prices: publicPrices() }) },
      'GET /admin/blocked-dates': { body: [] },
      [availability]: { body: entries },
      ...responses,
    },
  });
  await waitFor(() => expect(day('2026-12-15')).toHaveAccessibleName(/Angebot/));
  const choose = async (first: string, last: string) => {
    await panel.user.click(day(first));
    await panel.user.click(day(last));
  };
  const sent = () => panel.server.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...panel, choose, sent };
};
const offering = () => screen.queryByRole('radio', { name: 'Angebot' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
  sessionStorage.clear();
});

describe('an offer in the calendar', () => {
  it('shows the guest, and whether its days are held', async () => {
    await open(held);
    expect(day('2026-12-15')).toHaveAccessibleName('15. Dezember, Angebot, Tage freigehalten: Anna Seidel, Anreise');
    expect(within(screen.getByRole('list', { name: 'Legende' })).getByText('Ihr Angebot')).toBeInTheDocument();
    expect(document.querySelector('[data-bar^="offer"]')).toHaveAttribute('data-look', 'offered');
  });

  it('links to the page of its booking', async () => {
    const { user, router } = await open(notHeld);
    await user.click(document.querySelector<HTMLElement>('[data-bar^="offer"]')!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/bookings/anna'));
  });

  it('keeps its days free for others unless it holds them', async () => {
    const { choose } = await open(notHeld);
    await choose('2026-12-16', '2026-12-17');
    expect(offering()).toBeInTheDocument();
  });

  it('occupies its days like a booking if it holds them', async () => {
    const { choose } = await open(held);
    await choose('2026-12-16', '2026-12-17');
    expect(offering()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^\d+ Tage sperren$/ })).not.toBeInTheDocument();
  });
});

describe('free days', () => {
  it('are offered to a person with a name and an address', async () => {
    const { user, choose, sent } = await open(held, { [route]: { body: requestView({ name: 'Ole' }) } });
    await choose('2026-12-01', '2026-12-04');
    await user.click(screen.getByRole('radio', { name: 'Angebot' }));
    expect(screen.getByLabelText('Gesamtpreis')).toHaveValue('440,00');
    expect(screen.getByText(/^Nimmt der Gast an, /)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Angebot senden' }));
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('E-\u2060Mail')).toBeInvalid();
    await user.type(screen.getByLabelText('Name'), 'Ole');
    await user.type(screen.getByLabelText('E-\u2060Mail'), 'ole@mail.example');
    await user.click(screen.getByRole('radio', { name: '7 Tage' }));
    await user.click(screen.getByRole('switch', { name: 'Tage so lange freihalten' }));
    await user.click(screen.getByRole('button', { name: 'Angebot senden' }));
    expect(await screen.findByText(/^Angebot gesendet\. Ole/)).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        ...{ name: 'Ole', email: 'ole@mail.example', locale: 'de', start_date: '2026-12-01', end_date: '2026-12-04' },
        ...{ valid_days: 7, hold: true },
      },
    ]);
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('that are occupied meanwhile are not offered, and the typed texts are kept', async () => {
    const { user, choose, server } = await open(held, { [route]: refusal(409, 'DATES_UNAVAILABLE', '') });
    await choose('2026-12-01', '2026-12-04');
    await user.click(screen.getByRole('radio', { name: 'Angebot' }));
    await user.type(screen.getByLabelText('Name'), 'Ole');
    await user.type(screen.getByLabelText('E-\u2060Mail'), 'ole@mail.example');
    const eva = { from: '2026-12-02', to: '2026-12-03', kind: 'request', id: 'eva', label: 'Eva', status: 'approved' };
    server.responses[availability] = { body: [eva, ...held] };
    await user.click(screen.getByRole('button', { name: 'Angebot senden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Nicht angeboten.*Es wurde nichts angeboten\.$/);
    expect(await screen.findByRole('button', { name: /Eva/ })).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Ole');
  });
});

import type { AvailabilityEntry } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { screen } from '@testing-library/react';
import { availabilityKey } from '@web/panel/panel-data';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');
beforeEach(() => screenIs('narrow'));

const stay = { id: 'anna', status: 'approved' as const, start_date: '2026-12-21', end_date: '2026-12-28' };
const entry = (from: string, to: string, more: Partial<AvailabilityEntry>): AvailabilityEntry => ({
  ...{ from: parseDay(from), to: parseDay(to), kind: 'request', id: 'other', label: '' },
  ...more,
});
const entries = [
  entry('2026-12-21', '2026-12-28', { id: 'anna', status: 'approved', label: 'Anna Seidel' }),
  entry('2026-12-18', '2026-12-19', { kind: 'block', label: 'Kamin' }),
  entry('2026-12-26', '2026-12-29', { status: 'pending' }),
  entry('2026-12-30', '2027-01-02', { kind: 'feed', label: 'Airbnb' }),
];
const open = (request = requestView(stay)) =>
  openPanel([request], {
    at: '/admin/bookings/anna',
    responses: { [`GET ${availabilityKey(2026)}`]: { body: entries } },
  });
const bars = () =>
  [...document.querySelectorAll<HTMLElement>('.day-strip .owner-bar')].map(({ dataset, textContent }) => [
    dataset['look'],
    textContent,
  ]);
const days = (mark: string) =>
  [...document.querySelectorAll(`.strip-day[data-mark="${mark}"]`)].map(({ textContent }) => textContent);

it('shows the stay and the other entries around it', async () => {
  await open();
  await screen.findByText('Kamin');
  expect(bars()).toEqual([
    ['approved', 'Anna Seidel'],
    ['blocked', 'Kamin'],
    ['pending', 'Unbekannt'],
    ['calendar', 'Airbnb'],
  ]);
  expect(days('stay')).toEqual(['Mo21', 'Di22', 'Mi23', 'Do24', 'Fr25', 'Sa26', 'So27', 'Mo28']);
  expect(screen.getByText('Kamin').closest('[aria-hidden]')).not.toBeNull();
});

it('shows the proposed stay below the present one, and marks the new days', async () => {
  const proposal = proposalView({ by: 'guest', start_date: '2026-12-20', end_date: '2026-12-28' });
  await open(requestView({ ...stay, proposal: { ...proposal, valid_until: parseDay('2026-12-10') } }));
  await screen.findByText('Kamin');
  expect(bars().slice(0, 2)).toEqual([
    ['approved', 'Jetzt: Mo., 21. – Mo., 28. Dez.'],
    ['offered', 'Angefragt: So., 20. – Mo., 28. Dez.'],
  ]);
  expect(days('new')).toEqual(['So20']);
});

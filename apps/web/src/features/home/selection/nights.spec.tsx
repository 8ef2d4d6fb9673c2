import { screen } from '@testing-library/react';
import { publicSettings, stayRules } from '@web/testing/public-settings';
import { freezeToday } from '@web/testing/freeze-today';
import { day, openHome } from '@web/features/home/testing/open-home';

freezeToday('2026-11-20');

const taken = [
  { date: '2026-11-25', type: 'booking', part: 'from-noon' },
  { date: '2026-11-26', type: 'booking', part: 'day' },
  { date: '2026-11-27', type: 'booking', part: 'until-noon' },
];

const open = () =>
  openHome({
    'GET /bookings/settings': { body: publicSettings({ stayRules: stayRules({ sameDayTurnover: true }) }) },
    'GET /bookings/occupied': { body: taken },
  });

it('allows a stay to end on the day of an arrival, and to begin on that of a departure', async () => {
  const { user } = await open();
  expect(day('2026-11-25')).toHaveAccessibleName('Mittwoch, 25. November 2026, belegt, Abreise möglich');
  expect(day('2026-11-26')).toHaveAccessibleName('Donnerstag, 26. November 2026, belegt');
  expect(day('2026-11-27')).toHaveAccessibleName('Freitag, 27. November 2026, frei ab Mittag, Anreise möglich');
  await user.click(day('2026-11-23'));
  await user.click(day('2026-11-25'));
  expect(screen.getByText(/2 Nächte gewählt\./)).toBeInTheDocument();
  await user.click(day('2026-11-27'));
  expect(screen.getByText(/Anreise Freitag, 27\. November 2026/)).toBeInTheDocument();
});

it('limits the nights of a stay, and shows the limit', async () => {
  const { user } = await open();
  expect(screen.getByText(/höchstens 7 Nächte am Stück/)).toBeInTheDocument();
  await user.click(day('2026-11-27'));
  await user.click(day('2026-12-04'));
  expect(screen.queryByText('Höchstens 7 Nächte am Stück sind möglich.')).not.toBeInTheDocument();
});

it('allows no stay that begins on the day of an arrival or has no night', async () => {
  const { user } = await open();
  await user.click(day('2026-11-25'));
  expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  await user.click(day('2026-11-23'));
  expect(screen.getAllByText('Mindestens eine Nacht: Wählen Sie noch den Abreisetag.')).not.toHaveLength(0);
});

import { screen, within } from '@testing-library/react';
import type { StayRules } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { day, openHome } from '@web/features/home/testing/open-home';
import { freezeToday } from '@web/testing/freeze-today';
import { publicSettings, stayRules } from '@web/testing/public-settings';

freezeToday('2026-11-20');

const december = { name: 'Advent', from: parseDay('2026-12-01'), to: parseDay('2026-12-24') };

/** The home page at December. */
const openDecember = async (rules: Partial<StayRules>, occupied: object[] = []) => {
  const home = await openHome({
    'GET /bookings/settings': { body: publicSettings({ stayRules: stayRules(rules) }) },
    'GET /bookings/occupied': { body: occupied },
  });
  await home.user.click(screen.getByLabelText('Nächster Monat'));
  return home;
};

it('allows arrivals only on the weekdays of the owner, and lists them', async () => {
  const { user } = await openDecember({ arrivalWeekdays: [6], seasons: [{ ...december, arrivalWeekdays: [5, 6] }] });
  const tuesday = day('2026-12-08');
  expect(tuesday).toHaveAccessibleName('Dienstag, 8. Dezember 2026, frei, Advent: Anreise nur am Freitag oder Samstag');
  expect(day('2026-12-28')).toHaveAccessibleName('Montag, 28. Dezember 2026, frei, Anreise nur am Samstag');
  expect(tuesday).toHaveAttribute('aria-disabled', 'true');
  await user.click(tuesday);
  expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  await user.hover(tuesday);
  const cell = within(tuesday.closest<HTMLElement>('[role="gridcell"]')!);
  expect(cell.getByText('Advent: Anreise nur am Freitag oder Samstag')).toBeInTheDocument();
  expect(day('2026-12-11')).toHaveAccessibleName('Freitag, 11. Dezember 2026, frei');
  expect(day('2026-12-11')).not.toHaveAttribute('aria-disabled');
});

it('allows only last days of possible stays', async () => {
  const { user } = await openDecember({ minNights: 3, departureWeekdays: [7, 1] });
  await user.click(day('2026-12-08'));
  const early = day('2026-12-10');
  expect(early).toHaveAccessibleName('Donnerstag, 10. Dezember 2026, frei, Mindestens 3 Nächte');
  expect(day('2026-12-12')).toHaveAccessibleName(
    'Samstag, 12. Dezember 2026, frei, Abreise nur am Montag oder Sonntag',
  );
  await user.click(early);
  expect(screen.getByText('Anreise Dienstag, 8. Dezember 2026, 1 Tag gewählt.')).toBeInTheDocument();
  await user.click(day('2026-12-13'));
  expect(screen.getByText('8. bis 13. Dezember 2026, 6 Tage gewählt.')).toBeInTheDocument();
});

it('shows what is missing while only a first day is chosen', async () => {
  const { user } = await openDecember({ minNights: 3 });
  await user.click(day('2026-12-08'));
  expect(screen.getAllByText('Mindestens 3 Nächte.')).not.toHaveLength(0);
});

it('keeps the focus on a day whose limit is removed', async () => {
  const { user } = await openDecember({ minNights: 3 });
  await user.click(day('2026-12-08'));
  await user.keyboard('{ArrowRight}');
  expect(day('2026-12-09')).toHaveAccessibleName('Mittwoch, 9. Dezember 2026, frei, Mindestens 3 Nächte');
  // The first Escape closes the tooltip, the second clears the selection.
  await user.keyboard('{Escape}{Escape}');
  expect(day('2026-12-09')).toHaveAccessibleName('Mittwoch, 9. Dezember 2026, frei');
  expect(day('2026-12-09')).toHaveFocus();
});

it('allows no first day without a possible last day', async () => {
  await openDecember({ minNights: 3 }, [{ date: '2026-12-10', type: 'booking' }]);
  expect(day('2026-12-08')).toHaveAccessibleName('Dienstag, 8. Dezember 2026, frei, Mindestens 3 Nächte');
  expect(day('2026-12-08')).toHaveAttribute('aria-disabled', 'true');
});

it('shows the earliest day of arrival', async () => {
  const { user } = await openDecember({ noticeDays: 3 });
  await user.click(screen.getByLabelText('Voriger Monat'));
  expect(day('2026-11-22')).toHaveAccessibleName('Sonntag, 22. November 2026, frei, Anreise frühestens in 3 Tagen');
  expect(day('2026-11-23')).toHaveAccessibleName('Montag, 23. November 2026, frei');
});

it('shows the days that stay free between guests', async () => {
  const { user } = await openDecember({ gapDays: 1 }, [
    { date: '2026-12-07', type: 'gap' },
    { date: '2026-12-08', type: 'booking' },
  ]);
  const gap = day('2026-12-07');
  expect(gap).toHaveAccessibleName('Montag, 7. Dezember 2026, bleibt frei');
  await user.click(gap);
  expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  expect(screen.getByText('Bleibt zwischen Aufenthalten frei')).toBeInTheDocument();
});

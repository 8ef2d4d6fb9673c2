import { screen, waitFor } from '@testing-library/react';
import { guestAccess } from '@web/shared/session/guest-access';
import { setNavigation } from '@web/shared/session/navigation';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { violations } from '@web/testing/violations';
import { day, openHome } from './testing/open-home';

freezeToday('2026-11-20');

it('has no accessibility violations, before and after days are chosen', async () => {
  const { user } = await openHome();
  expect(screen.getByText('Wann möchten Sie kommen?')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await user.click(day('2026-11-24'));
  await user.click(day('2026-11-27'));
  expect(await violations()).toEqual([]);
});

it('is replaced by the gate after the password was changed', async () => {
  const reload = jest.fn();
  setNavigation({ reload });
  guestAccess.grant('old');
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  await openHome({
    'GET /bookings/occupied': refusal(401, 'PASSWORD_REQUIRED', 'Nein.', { requiresPassword: true }),
  });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(guestAccess.isAuthorized()).toBe(false);
  logged.mockRestore();
});

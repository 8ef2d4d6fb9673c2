import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';

/**
 * Opens the home page, with a stay of Jonas on the 3rd of December and a block on the 4th, or with the given responses.
 */
export const openHome = async (responses: Parameters<typeof fakeApi>[0] = {}, path = '/') => {
  const server = fakeApi({
    'GET /bookings/settings': { body: publicSettings() },
    'GET /bookings/occupied': {
      body: [
        { date: '2026-12-03', type: 'booking', guestName: 'Jonas Petersen' },
        { date: '2026-12-04', type: 'blocked' },
      ],
    },
    ...responses,
  });
  const view = renderAt(path);
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));
  return { ...view, server };
};

/** A day of the calendar by its date, because computing the names of all 42 days would take most of a test's time. */
export const day = (date: string) => {
  const button = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!button) throw new Error(`${date} is not on the page`);
  return button;
};

/** Makes the page load settings and occupied days again. */
export const comeBackOnline = () => act(() => void window.dispatchEvent(new Event('online')));

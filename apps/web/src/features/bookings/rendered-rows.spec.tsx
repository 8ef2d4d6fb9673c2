import { screen, waitFor } from '@testing-library/react';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { anna, everybody } from '@web/panel/requests/testing/everybody';
import { rowOf } from '@web/panel/requests/testing/rows';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { screenIs } from '@web/testing/screen-is';
import type * as BookingLinks from './booking-link';

let mockRendered: string[] = [];
jest.mock('./status-line', () => ({
  StatusLine: ({ row }: { row: RequestRow }) => {
    mockRendered.push(row.request.name);
    return null;
  },
}));
jest.mock('./booking-link', () => {
  const actual = jest.requireActual<typeof BookingLinks>('./booking-link');
  return {
    ...actual,
    // Not as an element: this way, what the link listens to renders it here.
    BookingLink: (props: Parameters<typeof actual.BookingLink>[0]) => {
      mockRendered.push(`link to ${props.id}`);
      return actual.BookingLink(props);
    },
  };
});

freezeToday('2026-11-20');

it('A booking that is opened beside the list renders no row but its own', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
  const { user } = await openPanel(everybody, {
    responses: { [`GET /admin/requests/${anna.id}`]: { body: { ...anna, source: 'guest', history: [] } } },
  });
  const link = (await rowOf('Anna Seidel')).getByRole('link', { name: 'Anna Seidel' });
  mockRendered = [];
  await user.click(link);
  await screen.findByRole('article');
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
  expect(new Set(mockRendered)).toEqual(new Set(['Anna Seidel', `link to ${anna.id}`]));
  expect(link.closest('tr')).not.toHaveAttribute('aria-busy');
});

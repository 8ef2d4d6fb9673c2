import { screen } from '@testing-library/react';
import { addCrashedPages } from '@web/testing/add-crashed-pages';
import { freezeToday } from '@web/testing/freeze-today';
import { day, openHome } from './testing/open-home';

freezeToday('2026-11-20');

jest.mock('./request-column', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('shows that the form cannot be loaded only after days are chosen', async () => {
  await addCrashedPages();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { user } = await openHome();
  await user.hover(day('2026-11-24'));
  expect(screen.getByText('So geht es')).toBeInTheDocument();
  await user.click(day('2026-11-24'));
  expect(await screen.findByText('Hier ist etwas schiefgegangen')).toBeInTheDocument();
  logged.mockRestore();
});

import { screen, within } from '@testing-library/react';
import { addCrashedPages } from '@web/testing/add-crashed-pages';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { violations } from '@web/testing/violations';

jest.mock('@web/features/my-requests/my-requests-page', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('replaces a page that cannot be loaded, and keeps the links to other pages', async () => {
  await addCrashedPages();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  fakeApi({ 'GET /bookings/settings': { body: publicSettings() }, 'GET /bookings/occupied': { body: [] } });
  const { user } = renderAt('/my-requests');
  expect(await screen.findByText('Hier ist etwas schiefgegangen')).toHaveFocus();
  expect(screen.getByText('Neu laden')).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  expect(await violations()).toEqual([]);
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Hearthstay/ }));
  expect(await screen.findByText('Wann möchten Sie kommen?')).toBeInTheDocument();
  logged.mockRestore();
});

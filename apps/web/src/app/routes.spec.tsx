import { screen } from '@testing-library/react';
import { loadTexts } from '../shared/i18n/namespaces';
import { fakeApi } from '../testing/fake-api';
import { publicSettings } from '../testing/public-settings';
import { renderAt } from '../testing/render-at';

it('shows the error page, and no keys, when the texts of a page cannot be loaded', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  loadTexts.de['my-requests'] = () => Promise.reject(new Error('No network'));
  fakeApi({ 'GET /bookings/settings': { body: publicSettings() } });
  renderAt('/my-requests');
  expect(await screen.findByRole('heading', { name: 'Hier ist etwas schiefgegangen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeInTheDocument();
  logged.mockRestore();
});

import { screen } from '@testing-library/react';
import { addCrashedPages } from '@web/testing/add-crashed-pages';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { failTexts } from '@web/testing/replace-texts';

it('shows the error page, and no keys, when the texts of a page cannot be loaded', async () => {
  await addCrashedPages();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  failTexts('my-requests');
  fakeApi({ 'GET /bookings/settings': { body: publicSettings() } });
  renderAt('/my-requests');
  expect(await screen.findByRole('heading', { name: 'Hier ist etwas schiefgegangen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeInTheDocument();
  logged.mockRestore();
});

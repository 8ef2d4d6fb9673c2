import { screen } from '@testing-library/react';
import i18n from 'i18next';
import { addCrashedPages } from '@web/testing/add-crashed-pages';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { failTexts } from '@web/testing/replace-texts';

it('shows the error page, and no keys, when the texts of a page cannot be loaded', async () => {
  await addCrashedPages();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  // Another spec of this group may have loaded them.
  i18n.removeResourceBundle('de', 'my-requests');
  const endFailure = failTexts('my-requests');
  fakeApi({ 'GET /bookings/settings': { body: publicSettings() } });
  renderAt('/my-requests');
  expect(await screen.findByRole('heading', { name: 'Hier ist etwas schiefgegangen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeInTheDocument();
  logged.mockRestore();
  endFailure();
});

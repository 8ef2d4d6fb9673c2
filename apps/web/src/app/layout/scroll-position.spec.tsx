import { fireEvent, screen } from '@testing-library/react';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';

// In a file of its own, because the router restores positions only at the first load of a page.
it('is restored for the same page only: another page that is loaded anew starts at its top', async () => {
  fakeApi({ 'GET /bookings/settings': { body: publicSettings() }, 'GET /bookings/occupied': { body: [] } });
  const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const home = renderAt('/');
  await screen.findByRole('grid');
  Object.defineProperty(window, 'scrollY', { value: 700 });
  fireEvent(window, new Event('pagehide'));
  home.unmount();
  renderAt('/my-requests');
  expect(await screen.findByRole('heading', { level: 1, name: 'Meine Anfragen' })).toBeInTheDocument();
  expect(scroll).not.toHaveBeenCalledWith(0, 700);
});

import { act, screen } from '@testing-library/react';
import { loadTexts } from '@web/shared/i18n/start-i18n';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';

it('is there until the page is loaded', async () => {
  const load = loadTexts.de['my-requests'];
  let arrive: () => void = () => undefined;
  loadTexts.de['my-requests'] = async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return load();
  };
  fakeApi({ 'GET /bookings/settings': { body: publicSettings() }, 'GET /bookings/occupied': { body: [] } });
  const { router } = renderAt('/');
  await screen.findByRole('grid');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => void router.navigate('/my-requests'));
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Wird geladen …');
  arrive();
  expect(await screen.findByRole('heading', { name: 'Meine Anfragen' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

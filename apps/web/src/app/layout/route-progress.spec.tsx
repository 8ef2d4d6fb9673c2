import { act, screen } from '@testing-library/react';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { holdTexts } from '@web/testing/replace-texts';

it('is shown until the page is loaded', async () => {
  const arrive = holdTexts('my-requests');
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

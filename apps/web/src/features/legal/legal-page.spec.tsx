import { screen } from '@testing-library/react';
import type { LegalPagesView, SettingsView } from '@hearthstay/contracts';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { violations } from '@web/testing/violations';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

const openAt = (path: string, pages: LegalPagesView, settings: Partial<SettingsView> = {}) => {
  const server = fakeApi({
    'GET /bookings/settings': { body: publicSettings(settings) },
    'GET /bookings/occupied': { body: [] },
    'GET /bookings/legal': { body: pages },
  });
  return { ...renderAt(path), server };
};

const written: LegalPagesView = { notice: { de: '<h2>Anbieter</h2><p>Anna Seidel</p>' } };

it('shows what the owner has written', async () => {
  openAt('/legal-notice', written);
  expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Anbieter' })).toBeInTheDocument();
  expect(document.title).toContain('Impressum');
  expect(await violations()).toEqual([]);
});

it('shows another language where the owner has not written this one, and says which it is', async () => {
  openAt('/privacy', { privacy: { en: '<p>We store little.</p>' } });
  expect((await screen.findByText('We store little.')).closest('[lang]')).toHaveAttribute('lang', 'en');
});

it('says that a page does not exist yet', async () => {
  openAt('/privacy', written);
  expect(await screen.findByText('Diese Seite gibt es noch nicht')).toBeInTheDocument();
});

it('can be loaded again', async () => {
  const { user, server } = openAt('/legal-notice', written);
  server.responses['GET /bookings/legal'] = refusal(503, 'SERVICE_UNAVAILABLE', 'Gerade nicht.');
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  server.responses['GET /bookings/legal'] = { body: written };
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Anna Seidel')).toBeInTheDocument();
});

it('is open to everybody and linked below the gate, on a site with a password', async () => {
  const { user } = openAt('/my-requests', written, { passwordRequired: true, legalPages: ['notice'] });
  expect(await screen.findByLabelText('Passwort')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Datenschutz' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Impressum' }));
  expect(await screen.findByText('Anna Seidel')).toBeInTheDocument();
  expect(screen.queryByLabelText('Passwort')).not.toBeInTheDocument();
});

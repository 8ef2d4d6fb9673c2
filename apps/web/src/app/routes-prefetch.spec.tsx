import { act, screen, waitFor } from '@testing-library/react';
import i18n from 'i18next';
import type { Namespace } from '@web/shared/i18n/text-files';
import { adminSession } from '@web/shared/session/admin-session';
import { guestAccess } from '@web/shared/session/guest-access';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { holdTexts } from '@web/testing/replace-texts';

const settings = { 'GET /bookings/settings': { body: publicSettings() } };

const openHeld = (path: string, namespace: Namespace, routes: string[]) => {
  // A page is not rendered before its texts are loaded.
  i18n.removeResourceBundle('de', namespace);
  const release = holdTexts(namespace);
  const { calls } = fakeApi({ ...settings, ...Object.fromEntries(routes.map((route) => [route, { body: [] }])) });
  const view = renderAt(path);
  const countOf = (route: string) => calls.filter((call) => call.route === route).length;
  return { ...view, release, counts: () => routes.map(countOf) };
};

it('reads the requests of a guest past the gate once, while the status page is loaded', async () => {
  guestAccess.grant('sesame');
  const { release, counts } = openHeld('/status/ahead', 'status', ['GET /bookings/status']);
  await waitFor(() => expect(counts()).toEqual([1]));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Noch keine Anfragen')).toBeInTheDocument();
  expect(counts()).toEqual([1]);
});

it('reads no requests of a guest before the settings say that there is no gate', async () => {
  const { release, counts } = openHeld('/status/ahead', 'status', ['GET /bookings/status']);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(counts()).toEqual([0]);
  release();
  expect(await screen.findByText('Noch keine Anfragen')).toBeInTheDocument();
});

it('reads the data of the panel once, while the panel is loaded', async () => {
  adminSession.open({ token: 'the-token', email: 'owner@example.com' });
  const routes = ['requests', 'notices', 'guest-statistics', 'calendars'].map((name) => `GET /admin/${name}`);
  const { release, counts } = openHeld('/admin', 'admin', routes);
  await waitFor(() => expect(counts()).toEqual([1, 1, 1, 1]));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Noch keine Gäste')).toBeInTheDocument();
  expect(counts()).toEqual([1, 1, 1, 1]);
});

import type { ListedRequestView, RequestPageView } from '@hearthstay/contracts';
import { screen } from '@testing-library/react';
import { emailLogKey } from '@web/panel/emails/use-email-log';
import { availabilityKey } from '@web/panel/panel-data';
import { adminSession } from '@web/shared/session/admin-session';
import { emailLog } from '@web/testing/email-log';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';

/** The years in which stays begin. */
const yearsOf = (requests: readonly ListedRequestView[]) =>
  requests
    .flatMap(({ start_date, proposal }) => [start_date, proposal?.start_date ?? start_date])
    .map((day) => Number(day.slice(0, 4)));

/** All about a request that has no private note. */
export const pageOf = (request: ListedRequestView): RequestPageView => ({
  ...request,
  source: request.source ?? 'guest',
  other_requests: [],
  history: [],
});

/** Renders the panel for a signed-in admin with these requests on the server; by default at the bookings. */
export const openPanel = async (
  requests: ListedRequestView[],
  { at = '/admin?tab=bookings', responses = {} }: { at?: string; responses?: Parameters<typeof fakeApi>[0] } = {},
) => {
  adminSession.open({ token: 'the-token', email: 'petra@haus-am-see.example' });
  const server = fakeApi({
    'GET /bookings/settings': { body: publicSettings() },
    'GET /bookings/occupied': { body: [] },
    'GET /admin/requests': () => ({ body: requests }),
    'GET /admin/guest-statistics': { body: [] },
    'GET /admin/notices': { body: [] },
    'GET /admin/calendars': { body: [] },
    'GET /admin/backup': { body: { isNightly: false, lastAt: null } },
    'GET /admin/settings/legal': { body: { notice: { de: '', en: '' }, privacy: { de: '', en: '' } } },
    'GET /admin/notice-address': { body: { kind: 'off', url: '', withNames: false } },
    ...Object.fromEntries(yearsOf(requests).map((year) => [`GET ${availabilityKey(year)}`, { body: [] }])),
    ...Object.fromEntries(requests.map((request) => [`GET /admin/requests/${request.id}`, { body: pageOf(request) }])),
    ...Object.fromEntries(requests.map(({ id }) => [`GET /admin/requests/${id}/messages`, { body: [] }])),
    ...Object.fromEntries(requests.map(({ id }) => [`GET ${emailLogKey({ request: id })}`, { body: emailLog() }])),
    ...responses,
  });
  const view = renderAt(at);
  await screen.findByRole('heading', { name: 'Verwaltung' });
  const routes = () => server.calls.map(({ route }) => route);
  return { ...view, server, routes };
};

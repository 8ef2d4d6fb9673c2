import { adminToken } from './fake-services';

export interface ApiCall {
  method: string;
  /** In OpenAPI's syntax, with the prefix `/api`. */
  path: string;
  /** A call that succeeds. */
  example: { path: string; body?: unknown; token?: string };
  /** Whether it requires a session token. */
  forAdmins: boolean;
}

const call = (method: string, path: string, example: ApiCall['example'], forAdmins: boolean): ApiCall => ({
  method,
  path: `/api${path}`,
  example: { ...example, path: `/api${example.path}` },
  forAdmins,
});

const guest = (method: string, path: string, body?: unknown, examplePath = path): ApiCall =>
  call(method, path, { path: examplePath, body }, false);

const admin = (method: string, path: string, body?: unknown): ApiCall =>
  call(method, path, { path: path.replace('{id}', 'some-id'), body }, true);

const form = (): FormData => {
  const fields = new FormData();
  fields.append('backgroundImage', new Blob(['JPEG'], { type: 'image/jpeg' }), 'lake.jpg');
  return fields;
};

/** A call of the guest of a request. */
const ownRequest = (method: string, path: string, body?: unknown): ApiCall =>
  call(method, path, { path: path.replace('{id}', 'some-id'), body, token: 'good' }, false);

const email = 'jonas@example.com';
const stay = { startDate: '2026-08-04', endDate: '2026-08-07' };

/** All calls of the guest and admin APIs, with an example that succeeds. */
export const apiCalls: ApiCall[] = [
  guest('GET', '/bookings/settings'),
  guest('GET', '/bookings/occupied'),
  guest('POST', '/bookings/request', { name: 'Jonas Weber', email, ...stay, message: 'Grüße' }),
  guest('GET', '/bookings/status', undefined, '/bookings/status?token=good'),
  guest('GET', '/bookings/confirm/{token}', undefined, '/bookings/confirm/good'),
  guest('GET', '/bookings/requests/{emailOrMe}', undefined, `/bookings/requests/${email}?token=good`),
  ownRequest('POST', '/bookings/requests/{id}/confirm'),
  guest('POST', '/bookings/send-access-link', { email }),
  guest('POST', '/bookings/check-password', { password: 'secret' }),

  guest('POST', '/admin/request-access', { email }),
  guest('GET', '/admin/verify/{token}', undefined, '/admin/verify/good'),
  admin('GET', '/admin/requests'),
  admin('PATCH', '/admin/requests/{id}', { status: 'approved' }),
  admin('POST', '/admin/requests/{id}/cancel', { reason: 'Wasserschaden' }),
  admin('POST', '/admin/block-dates', { dates: ['2026-12-22'] }),
  admin('GET', '/admin/blocked-dates'),
  admin('DELETE', '/admin/blocked-dates/{id}'),
  admin('GET', '/admin/guest-whitelist'),
  admin('POST', '/admin/guest-whitelist', { email, notes: 'kommt mit Hund' }),
  admin('PUT', '/admin/guest-whitelist/{id}', { notes: '' }),
  admin('DELETE', '/admin/guest-whitelist/{id}'),
  admin('GET', '/admin/whitelist'),
  admin('POST', '/admin/whitelist', { email }),
  admin('DELETE', '/admin/whitelist/{id}'),
  admin('GET', '/admin/settings'),
  admin('PATCH', '/admin/settings', { propertyName: 'Haus am Meer', showGuestNames: false, appPassword: 'geheim' }),
  admin('POST', '/admin/settings/background-image', form()),
  admin('GET', '/admin/emails'),
  admin('POST', '/admin/emails', { email }),
  admin('DELETE', '/admin/emails/{id}'),
  admin('PATCH', '/admin/emails/{id}', { locale: 'en' }),
  admin('GET', '/admin/guest-statistics'),
  admin('POST', '/admin/logout'),

  admin('DELETE', '/admin/settings/background-image'),
  admin('GET', '/admin/sessions'),
  admin('DELETE', '/admin/sessions'),
  admin('DELETE', '/admin/sessions/{id}'),
  admin('GET', '/admin/notices'),
  admin('GET', '/admin/backup'),
  admin('GET', '/admin/requests/{id}/history'),
  admin('POST', '/admin/requests/{id}/undo'),
  guest('GET', '/admin/decision/{token}', undefined, '/admin/decision/good'),
  guest('POST', '/admin/decision/{token}', { decision: 'approve', note: 'Willkommen!' }, '/admin/decision/good'),
  admin('GET', '/admin/requests/{id}/messages'),
  admin('POST', '/admin/requests/{id}/messages', { text: 'Gern!' }),
  admin('POST', '/admin/requests/{id}/messages/read', { last: 'message-1' }),
  ownRequest('GET', '/bookings/requests/{id}/messages'),
  ownRequest('POST', '/bookings/requests/{id}/messages', { text: 'Gibt es ein Kinderbett?' }),
  ownRequest('POST', '/bookings/requests/{id}/messages/read', { last: 'message-1' }),
  call('GET', '/admin/availability', { path: '/admin/availability?from=2026-12-22&to=2026-12-23' }, true),
  call('GET', '/admin/holidays', { path: '/admin/holidays?from=2026-12-22&to=2026-12-23' }, true),
  admin('POST', '/admin/blocks', { from: '2026-12-22', to: '2026-12-23', note: 'Maler' }),
  admin('PATCH', '/admin/blocks/{id}', { note: 'Maler' }),
  admin('DELETE', '/admin/blocks/{id}'),
  admin('POST', '/admin/blocks/free', { from: '2026-12-22', to: '2026-12-23' }),
];

/** Builds the example request of a call. */
export const requestOf = ({ method, example, forAdmins }: ApiCall): RequestInit => {
  const isForm = example.body instanceof FormData;
  const headers = {
    ...(example.token && { Authorization: `Bearer ${example.token}` }),
    ...(forAdmins && { Authorization: `Bearer ${adminToken}` }),
    ...(example.body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
  };
  return { method, headers, body: example.body instanceof FormData ? example.body : JSON.stringify(example.body) };
};

import { fakeApi, refusal } from '@web/testing/fake-api';
import { adminSession } from '@web/shared/session/admin-session';
import { guestAccess } from '@web/shared/session/guest-access';
import { setNavigation } from '@web/shared/session/navigation';
import { storageKeys } from '@web/shared/session/storage';
import { ApiError } from './api-error';
import { api } from './client';

const goHome = jest.fn();
const reload = jest.fn();
const logged = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  setNavigation({ goHome, reload });
  jest.spyOn(console, 'error').mockImplementation(logged);
  adminSession.open({ token: 'the-token', email: 'owner@example.com' });
});

describe('the headers of a call', () => {
  it('sends the admin token on admin calls, and the language of the interface', async () => {
    const { calls } = fakeApi({ 'GET /admin/requests': { body: [] } });
    await api.get('/admin/requests');
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'accept-language': 'de' });
  });

  it('sends the admin token with a sign-in, too, which ends the session of the token', async () => {
    const { calls } = fakeApi({ 'GET /admin/verify/abc': { body: {} } });
    await api.get('/admin/verify/abc');
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer the-token' });
  });

  it.each(['/admin/request-access', '/bookings/settings'])('sends no token to %s', async (path) => {
    const { calls } = fakeApi({ [`GET ${path}`]: { body: {} } });
    await api.get(path);
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends the app password, percent-encoded, on the two gated calls and on no other', async () => {
    guestAccess.grant('Grüße & 100%');
    const { calls } = fakeApi({
      'GET /bookings/occupied': { body: [] },
      'POST /bookings/request': { status: 201, body: {} },
      'GET /bookings/settings': { body: {} },
    });
    await api.get('/bookings/occupied');
    await api.post('/bookings/request', {});
    await api.get('/bookings/settings');
    const expected = 'Bearer Gr%C3%BC%C3%9Fe%20%26%20100%25';
    expect(calls.map(({ headers }) => headers['authorization'])).toEqual([expected, expected, undefined]);
  });

  it('sends no password without the authorized flag', async () => {
    guestAccess.grant('sesame');
    guestAccess.revoke();
    const { calls } = fakeApi({ 'GET /bookings/occupied': { body: [] } });
    await api.get('/bookings/occupied');
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends JSON with its type, and a form with a file without one', async () => {
    const { calls } = fakeApi({ 'POST /a': { body: {} }, 'POST /b': { status: 204 } });
    await api.post('/a', { name: 'Anna' });
    await api.post('/b', new FormData());
    expect(calls[0]).toMatchObject({ body: { name: 'Anna' }, headers: { 'content-type': 'application/json' } });
    expect(calls[1]?.headers).not.toHaveProperty('content-type');
  });
});

describe('a failure', () => {
  it('is reported after ten seconds without a response', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    globalThis.fetch = async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    };
    await expect(api.get('/bookings/settings')).rejects.toMatchObject({ code: 'NO_RESPONSE' });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });

  it.each([401, 403])('ends the admin session and opens the home page after status %i', async (status) => {
    fakeApi({ 'GET /admin/requests': refusal(status, 'AUTHENTICATION_REQUIRED', 'Bitte melden Sie sich an.') });
    await expect(api.get('/admin/requests')).rejects.toMatchObject({ status, message: 'Bitte melden Sie sich an.' });
    expect(localStorage.getItem(storageKeys.adminToken)).toBeNull();
    expect(localStorage.getItem(storageKeys.adminEmail)).toBeNull();
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['GET /admin/verify/abc', 401],
    ['GET /admin/requests', 409],
    ['GET /bookings/status', 403],
  ])('keeps the admin session after %s responds with %i', async (route, status) => {
    fakeApi({ [route]: refusal(status, 'LINK_INVALID', 'Nein.') });
    await expect(api.get(route.replace('GET ', ''))).rejects.toThrow('Nein.');
    expect(adminSession.token()).toBe('the-token');
    expect(goHome).not.toHaveBeenCalled();
  });

  it('keeps an admin session that has replaced another one during the call', async () => {
    fakeApi({
      'GET /admin/requests': () => {
        adminSession.open({ token: 'the-new-token', email: 'owner@example.com' });
        return Promise.resolve(refusal(401, 'AUTHENTICATION_REQUIRED', 'Nein.'));
      },
    });
    await expect(api.get('/admin/requests')).rejects.toThrow('Nein.');
    expect(adminSession.token()).toBe('the-new-token');
    expect(goHome).not.toHaveBeenCalled();
  });

  it('keeps a password that has replaced another one during the call', async () => {
    guestAccess.grant('old');
    fakeApi({
      'GET /bookings/occupied': () => {
        guestAccess.grant('new');
        return Promise.resolve(refusal(401, 'PASSWORD_REQUIRED', 'Passwort!', { requiresPassword: true }));
      },
    });
    await expect(api.get('/bookings/occupied')).rejects.toBeInstanceOf(ApiError);
    expect(guestAccess.password()).toBe('new');
    expect(reload).not.toHaveBeenCalled();
  });

  it('removes the authorized flag and loads the page again when the server requires the password', async () => {
    guestAccess.grant('old');
    fakeApi({ 'GET /bookings/occupied': refusal(401, 'PASSWORD_REQUIRED', 'Passwort!', { requiresPassword: true }) });
    await expect(api.get('/bookings/occupied')).rejects.toBeInstanceOf(ApiError);
    expect(guestAccess.isAuthorized()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does the same when a call with the token of a guest requires the password', async () => {
    guestAccess.grant('old');
    fakeApi({ 'GET /bookings/status': refusal(401, 'PASSWORD_REQUIRED', 'Passwort!', { requiresPassword: true }) });
    await expect(api.get('/bookings/status#the-guest-token')).rejects.toBeInstanceOf(ApiError);
    expect(guestAccess.isAuthorized()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is logged, and has code, sentence and details', async () => {
    const details = [{ field: 'email', code: 'EMAIL_INVALID', message: 'Falsch.' }];
    fakeApi({ 'POST /bookings/request': refusal(400, 'VALIDATION_FAILED', 'Falsch.', { details }) });
    await expect(api.post('/bookings/request', {})).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('differs between no response and a refusal', async () => {
    fakeApi({});
    await expect(api.get('/bookings/settings')).rejects.toMatchObject({ status: 0, code: 'NO_RESPONSE', message: '' });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('is reported if its body is not JSON', async () => {
    globalThis.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(api.get('/bookings/settings')).rejects.toMatchObject({ status: 502, code: 'UNREADABLE_RESPONSE' });
  });
});

import {
  approveRequest,
  authenticate,
  cancelRequest,
  closeSession,
  declineRequest,
  DomainError,
  openSession,
  requestAccess,
  undoDecision,
} from '@hearthstay/contracts';
import { bookingRequest, decidedRequest } from '../../testing/booking-request';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const calls: unknown[][] = [];
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(requestAccess, ({ email }) => {
        calls.push(['request access', email]);
        return { linkMinutes: 20 };
      }),
      fakeHandler(openSession, ({ linkToken, formerToken, userAgent }) => {
        if (formerToken !== undefined) calls.push(['open session', formerToken, userAgent]);
        if (linkToken !== 'good') throw new DomainError('ADMIN_LINK_INVALID');
        return { email: 'owner@example.com', token: adminToken };
      }),
      fakeHandler(closeSession, ({ token }) => {
        calls.push(['close session', token]);
        return {};
      }),
      fakeHandler(approveRequest, ({ id }) => {
        calls.push(['approve', id]);
        return { ...decidedRequest, status: 'approved' };
      }),
      fakeHandler(declineRequest, ({ id }) => {
        calls.push(['decline', id]);
        return { ...decidedRequest, status: 'declined' };
      }),
      fakeHandler(cancelRequest, ({ id, reason }) => {
        calls.push(['cancel', id, reason]);
        return { ...decidedRequest, status: 'cancelled', cancellationReason: reason ?? null };
      }),
      fakeHandler(undoDecision, ({ id }) => {
        calls.push(['undo', id]);
        if (id === 'request-2') throw new DomainError('DECIDED_BY_ANOTHER_ADMIN');
        if (id === 'request-3') throw new DomainError('UNDO_CONFLICT');
        return bookingRequest;
      }),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  calls.length = 0;
});

const asAdmin = { Authorization: `Bearer ${adminToken}` };

describe('Admin sessions', () => {
  it('respond to a request for a link identically for admins and for unknown addresses', async () => {
    const body = { email: ' Owner@Example.com ' };
    const response = await bff.send('POST', '/api/admin/request-access', body, { 'Accept-Language': 'en' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/^If you are an authorized admin/),
      linkMinutes: 20,
    });
    expect(calls).toEqual([['request access', 'owner@example.com']]);
  });

  it('refuse a request for a link without an address', async () => {
    const error = await errorIn(await bff.send('POST', '/api/admin/request-access', { email: 'owner' }));
    expect(error).toMatchObject({ status: 400, details: [{ field: 'email', code: 'EMAIL_INVALID' }] });
    expect(calls).toEqual([]);
  });

  it('open with a link', async () => {
    const response = await bff.fetch('/api/admin/verify/good');
    expect(await response.json()).toEqual({ email: 'owner@example.com', token: adminToken });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['used-up', 'x'.repeat(129)])('refuse an invalid link (%#)', async (token) => {
    const error = await errorIn(
      await bff.fetch(`/api/admin/verify/${token}`, { headers: { 'Accept-Language': 'en' } }),
    );
    expect(error).toMatchObject({ status: 401, code: 'LINK_INVALID', message: 'Invalid or expired access link.' });
  });

  it('tell the service the former session and the browser', async () => {
    const headers = { Authorization: 'Bearer former', 'User-Agent': 'A browser' };
    await bff.fetch('/api/admin/verify/good', { headers });
    expect(calls).toContainEqual(['open session', 'former', 'A browser']);
  });

  it('end with a logout', async () => {
    const response = await bff.fetch('/api/admin/logout', { method: 'POST', headers: asAdmin });
    expect(response.status).toBe(200);
    expect(calls).toEqual([['close session', adminToken]]);
  });
});

it.each(['https://evil.example/admin', '//evil.example/admin', '/admin/../evil', '/admin?to=//evil.example', '/evil'])(
  'A link to the panel cannot lead to %s',
  async (returnTo) => {
    const body = { email: 'owner@example.com', returnTo };
    const response = await bff.send('POST', '/api/admin/request-access', body);
    expect(await errorIn(response)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  },
);

describe('In a session whose freshness is', () => {
  it.each([
    [true, 'POST', '', 201],
    [false, 'POST', '', 409],
    [true, 'DELETE', '/admin-1', 200],
    [false, 'DELETE', '/admin-1', 409],
  ])('%j, %s /api/admin/emails%s responds with %i', async (isFresh, method, path, status) => {
    const other = await startTestBff({
      handlers: [fakeHandler(authenticate, () => ({ email: 'owner@example.com', isFresh }))],
    });
    const response = await other.send(method, `/api/admin/emails${path}`, { email: 'new@example.com' }, asAdmin);
    expect(response.status).toBe(status);
    if (status === 409) expect(await response.json()).toMatchObject({ code: 'SIGN_IN_AGAIN' });
    await other.close();
  });
});

describe('The admin API', () => {
  it('lists all requests', async () => {
    const response = await bff.fetch('/api/admin/requests', { headers: asAdmin });
    expect(await response.json()).toEqual([expect.objectContaining({ id: 'request-1', start_date: '2026-08-04' })]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['approved', 'approve'],
    ['declined', 'decline'],
  ])('decides a request as %s', async (status, call) => {
    const response = await bff.send('PATCH', '/api/admin/requests/request-1', { status }, asAdmin);
    expect(await response.json()).toMatchObject({ status, undo_seconds: 10 });
    expect(calls).toEqual([[call, 'request-1']]);
  });

  it.each([
    ['confirmed', 'STATUS_INVALID'],
    [{ $set: 'approved' }, 'WRONG_TYPE'],
    [undefined, 'REQUIRED'],
  ])('refuses to set a request to %j', async (status, code) => {
    const error = await errorIn(await bff.send('PATCH', '/api/admin/requests/request-1', { status }, asAdmin));
    expect(error).toMatchObject({ status: 400, details: [{ field: 'status', code }] });
    expect(calls).toEqual([]);
  });

  it('responds with 404 for a malformed request id', async () => {
    const path = `/api/admin/requests/${'x'.repeat(65)}`;
    const error = await errorIn(await bff.send('PATCH', path, { status: 'approved' }, asAdmin));
    expect(error).toMatchObject({ status: 404, code: 'REQUEST_NOT_FOUND' });
  });

  it.each([
    [{ reason: ' Wasserschaden ' }, 'Wasserschaden'],
    [{ reason: '' }, undefined],
    [{}, undefined],
  ])('cancels with %j', async (body, reason) => {
    const response = await bff.send('POST', '/api/admin/requests/request-1/cancel', body, asAdmin);
    expect(response.status).toBe(200);
    expect(calls).toEqual([['cancel', 'request-1', reason]]);
  });

  it('undoes a decision', async () => {
    const response = await bff.send('POST', '/api/admin/requests/request-1/undo', undefined, asAdmin);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: 'request-1', status: 'pending' });
    expect(calls).toEqual([['undo', 'request-1']]);
  });

  it.each([
    ['request-2', 'DECIDED_BY_ANOTHER_ADMIN', 'Only the person who decided this can undo it.'],
    ['request-3', 'UNDO_CONFLICT', 'Cannot undo: the days have been taken meanwhile.'],
  ])('says why a decision on %s cannot be undone, without ending the session', async (id, code, message) => {
    const headers = { ...asAdmin, 'Accept-Language': 'en' };
    const error = await errorIn(await bff.send('POST', `/api/admin/requests/${id}/undo`, undefined, headers));
    expect(error).toMatchObject({ status: 409, code, message });
  });

  it('cancels without a body', async () => {
    const init = { method: 'POST', headers: asAdmin };
    expect((await bff.fetch('/api/admin/requests/request-1/cancel', init)).status).toBe(200);
  });

  it('returns the settings without the password', async () => {
    const settings = await (await bff.fetch('/api/admin/settings', { headers: asAdmin })).json();
    expect(settings).toMatchObject({ propertyName: 'Haus am See', passwordRequired: false, appPassword: null });
  });
});

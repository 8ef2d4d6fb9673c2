import {
  approveRequest,
  cancelRequest,
  closeSession,
  declineRequest,
  DomainError,
  openSession,
  requestAccess,
} from '@hearthstay/contracts';
import { bookingRequest } from '../../testing/booking-request';
import { answering } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

const calls: unknown[][] = [];
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      answering(requestAccess, ({ email }) => {
        calls.push(['request access', email]);
        return {};
      }),
      answering(openSession, ({ linkToken }) => {
        if (linkToken !== 'good') throw new DomainError('ADMIN_LINK_INVALID');
        return { email: 'owner@example.com', token: adminToken };
      }),
      answering(closeSession, ({ token }) => {
        calls.push(['close session', token]);
        return {};
      }),
      answering(approveRequest, ({ id }) => {
        calls.push(['approve', id]);
        return { ...bookingRequest, status: 'approved' };
      }),
      answering(declineRequest, ({ id }) => {
        calls.push(['decline', id]);
        return { ...bookingRequest, status: 'declined' };
      }),
      answering(cancelRequest, ({ id, reason }) => {
        calls.push(['cancel', id, reason]);
        return { ...bookingRequest, status: 'cancelled', cancellationReason: reason ?? null };
      }),
    ],
  });
});
afterAll(() => bff.close());
beforeEach(() => {
  calls.length = 0;
});

const asAdmin = { Authorization: `Bearer ${adminToken}` };

describe('an owner', () => {
  it('asks for access and is told the same whether or not the address is an admin', async () => {
    const body = { email: ' Owner@Example.com ' };
    const response = await bff.send('POST', '/api/admin/request-access', body, { 'Accept-Language': 'en' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^If you are an authorized admin/) });
    expect(calls).toEqual([['request access', 'owner@example.com']]);
  });

  it('must send an address', async () => {
    const error = await errorIn(await bff.send('POST', '/api/admin/request-access', { email: 'owner' }));
    expect(error).toMatchObject({ status: 400, details: [{ field: 'email', code: 'EMAIL_INVALID' }] });
    expect(calls).toEqual([]);
  });

  it('opens a session with a link', async () => {
    const response = await bff.fetch('/api/admin/verify/good');
    expect(await response.json()).toEqual({ email: 'owner@example.com', token: adminToken });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['used-up', 'x'.repeat(129)])('with an invalid link (%#) is told so', async (token) => {
    const error = await errorIn(
      await bff.fetch(`/api/admin/verify/${token}`, { headers: { 'Accept-Language': 'en' } }),
    );
    expect(error).toMatchObject({ status: 401, code: 'LINK_INVALID', message: 'Invalid or expired access link.' });
  });

  it('logs out', async () => {
    const response = await bff.fetch('/api/admin/logout', { method: 'POST', headers: asAdmin });
    expect(response.status).toBe(200);
    expect(calls).toEqual([['close session', adminToken]]);
  });
});

describe('an admin', () => {
  it('sees all requests', async () => {
    const response = await bff.fetch('/api/admin/requests', { headers: asAdmin });
    expect(await response.json()).toEqual([expect.objectContaining({ id: 'request-1', start_date: '2026-08-04' })]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['approved', 'approve'],
    ['declined', 'decline'],
  ])('answers a request with %s', async (status, call) => {
    const response = await bff.send('PATCH', '/api/admin/requests/request-1', { status }, asAdmin);
    expect(await response.json()).toMatchObject({ status });
    expect(calls).toEqual([[call, 'request-1']]);
  });

  it.each([
    ['confirmed', 'STATUS_INVALID'],
    [{ $set: 'approved' }, 'WRONG_TYPE'],
    [undefined, 'REQUIRED'],
  ])('cannot set a request to %j', async (status, code) => {
    const error = await errorIn(await bff.send('PATCH', '/api/admin/requests/request-1', { status }, asAdmin));
    expect(error).toMatchObject({ status: 400, details: [{ field: 'status', code }] });
    expect(calls).toEqual([]);
  });

  it('finds no request under something that cannot be an id', async () => {
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

  it('cancels without any body', async () => {
    const init = { method: 'POST', headers: asAdmin };
    expect((await bff.fetch('/api/admin/requests/request-1/cancel', init)).status).toBe(200);
  });

  it('reads the settings, of which the password is never one', async () => {
    const settings = await (await bff.fetch('/api/admin/settings', { headers: asAdmin })).json();
    expect(settings).toMatchObject({ propertyName: 'Haus am See', passwordRequired: false, appPassword: null });
  });
});

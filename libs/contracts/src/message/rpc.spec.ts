import { z } from 'zod';
import { deadlines } from './deadlines';
import { command, query } from './rpc';

const schemas = { request: z.object({}), response: z.object({}) };

describe('the declaration of a call', () => {
  it('contains the name of the service', () =>
    expect(query('admin-auth.authenticate', schemas).service).toBe('admin-auth'));

  it('has a longer deadline for commands than for queries', () => {
    expect(query('bookings.list-requests', schemas).deadlineMs).toBe(deadlines.read);
    expect(command('bookings.create-request', schemas).deadlineMs).toBe(deadlines.write);
  });

  it('has a deadline below the 10 seconds of the browser, after the authentication of an admin', () => {
    const { read, upload, ...others } = deadlines;
    for (const deadline of Object.values(others)) expect(read + deadline).toBeLessThan(10_000);
    // A photo is sent after the authentication.
    for (const deadline of [read, upload]) expect(deadline).toBeLessThan(10_000);
  });

  it('can set another deadline', () =>
    expect(command('media.store', { ...schemas, deadlineMs: deadlines.upload }).deadlineMs).toBe(deadlines.upload));
});

import { z } from 'zod';
import { deadlines } from './deadlines';
import { command, query } from './rpc';

const schemas = { request: z.object({}), response: z.object({}) };

describe('the declaration of a call', () => {
  it('names the service that answers it', () =>
    expect(query('admin-auth.authenticate', schemas).service).toBe('admin-auth'));

  it('gives commands more time than queries', () => {
    expect(query('bookings.list-requests', schemas).deadlineMs).toBe(deadlines.read);
    expect(command('bookings.create-request', schemas).deadlineMs).toBe(deadlines.write);
  });

  it('ends every call before the browser gives up after 10 seconds', () => {
    for (const deadline of Object.values(deadlines)) expect(deadline).toBeLessThan(10_000);
  });

  it('can set a deadline of its own', () =>
    expect(command('media.store', { ...schemas, deadlineMs: deadlines.upload }).deadlineMs).toBe(deadlines.upload));
});

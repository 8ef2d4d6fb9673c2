import { adminToken } from './fake-services';
import type { TestBff } from './test-bff';

const headers = { Authorization: `Bearer ${adminToken}`, 'Accept-Language': 'en' };

/** Calls of an admin whose language is English. @param bff returns the current BFF. */
export const adminCalls = (bff: () => TestBff) => ({
  get: async (path: string): Promise<unknown> => (await bff().fetch(path, { headers })).json(),
  send: (method: string, path: string, body?: unknown): Promise<Response> => bff().send(method, path, body, headers),
});

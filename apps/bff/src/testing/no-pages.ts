import type { PageOptions } from '../features/pages/pages';

/** A renderer for tests that request no page. */
export const noPages: PageOptions = {
  webDirectory: '/nowhere',
  publicUrl: 'http://localhost:3000',
  loadRenderer: () => Promise.reject(new Error('There is no renderer')),
};

import type { PageOptions } from '../features/pages/pages';

/** For a BFF of which no page is asked for. */
export const noPages: PageOptions = {
  webDirectory: '/nowhere',
  publicUrl: 'http://localhost:3000',
  loadRenderer: () => Promise.reject(new Error('There is no renderer')),
};

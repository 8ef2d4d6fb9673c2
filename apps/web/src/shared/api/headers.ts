import i18n from 'i18next';
import { authorizationFor } from './authorization';

/** What every call says of itself: who is calling and in which language the answer is read. */
export const headersFor = (path: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': i18n.language,
  ...authorizationFor(path),
});

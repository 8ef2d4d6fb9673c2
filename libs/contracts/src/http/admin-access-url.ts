import { pagePaths } from './page-paths';

/**
 * The address of a login link; its page belongs to the web site.
 *
 * @param returnTo where in the panel the admin wants to be afterwards
 */
export const adminAccessUrl = (publicUrl: string, token: string, returnTo?: string): string => {
  const query = returnTo === undefined ? '' : `?to=${encodeURIComponent(returnTo)}`;
  return `${publicUrl}${pagePaths.adminAccess.to(token)}${query}`;
};

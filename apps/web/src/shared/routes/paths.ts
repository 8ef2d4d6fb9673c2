import { legalPaths, pagePaths as paths } from '@hearthstay/contracts/page-paths';

export { legalPaths, paths };

/** Whether a page is the owners' panel, at any of its addresses. */
export const isPanel = (pathname: string): boolean =>
  pathname === paths.admin.to() || pathname.startsWith(paths.adminBooking.to(''));

/** Whether a page is one of the owners', which needs neither the settings nor the guests' password. */
export const isForOwners = (pathname: string): boolean => pathname.startsWith(paths.admin.to());

/** Whether a page is behind the guests' password: owners sign in by a link, and everybody may read the legal pages. */
export const isForGuests = (pathname: string): boolean =>
  !isForOwners(pathname) && !Object.values<string>(legalPaths).includes(pathname);

import { adminSession } from '../session/admin-session';
import { guestAccess } from '../session/guest-access';
import type { ApiError } from './api-error';
import { needsAdminSession } from './authorization';

interface Browser {
  /** Leaves the admin's pages for `/`. */
  goHome: () => void;
  /** Loads the page anew, which brings back the password gate. */
  reload: () => void;
}

let browser: Browser = { goHome: () => location.assign('/'), reload: () => location.reload() };

/** Tells refusals how to move the reader; the router registers itself here, and tests watch. */
export const moveReaderWith = (moves: Partial<Browser>) => {
  browser = { ...browser, ...moves };
};

/** What a refused call means for the sessions in this browser (specification, section 8). */
export const actOnRefusal = (path: string, error: ApiError) => {
  if (needsAdminSession(path) && (error.status === 401 || error.status === 403)) {
    adminSession.clear();
    browser.goHome();
  } else if (error.status === 401 && error.requiresPassword) {
    guestAccess.revoke();
    browser.reload();
  }
};

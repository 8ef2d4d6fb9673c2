import { api } from '../../shared/api/client';
import { adminSession } from '../../shared/session/admin-session';

/** Ends the session here whatever the server answers. */
export const logout = () => {
  // The call reads the token before this goes on, so the session can end here without waiting for an answer.
  api.post('/admin/logout').catch(() => undefined);
  adminSession.clear();
};

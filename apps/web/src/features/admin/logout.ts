import { api } from '../../shared/api/client';
import { useEndSession } from './end-session';

/** Ends the session here whatever the server answers (specification, section 4). */
export const useLogout = () => {
  const endSession = useEndSession();
  return () => {
    // The call reads the token before this goes on, so the session can end here without waiting for an answer.
    api.post('/admin/logout').catch(() => undefined);
    endSession();
  };
};

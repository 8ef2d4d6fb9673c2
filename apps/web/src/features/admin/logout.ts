import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { api } from '../../shared/api/client';
import { paths } from '../../shared/routes/paths';
import { adminSession } from '../../shared/session/admin-session';

const isAdminKey = (key: unknown) => typeof key === 'string' && key.startsWith('/admin');

/** Ends the session here whatever the server answers (specification, section 4), and leaves nothing of it in memory. */
export const useLogout = () => {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return () => {
    // The call reads the token before this goes on, so the session can end here without waiting for an answer.
    api.post('/admin/logout').catch(() => undefined);
    adminSession.clear();
    void navigate(paths.home.to());
    void mutate(isAdminKey, undefined, { revalidate: false });
  };
};

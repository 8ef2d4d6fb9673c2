import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { paths } from '../../shared/routes/paths';
import { adminSession } from '../../shared/session/admin-session';

const isAdminKey = (key: unknown) => typeof key === 'string' && key.startsWith('/admin');

/** Ends the session in this browser, leaves nothing of it in memory, and goes home. */
export const useEndSession = () => {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return () => {
    adminSession.clear();
    void navigate(paths.home.to());
    void mutate(isAdminKey, undefined, { revalidate: false });
  };
};

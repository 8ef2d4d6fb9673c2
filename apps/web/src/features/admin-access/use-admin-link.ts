import type { AdminSessionView } from '@hearthstay/contracts';
import { api } from '../../shared/api/client';
import { useOnce } from '../../shared/api/use-once';
import { adminSession } from '../../shared/session/admin-session';

/**
 * Trades the link for a session. Only the address is answered: the session's token belongs in the browser's store
 * alone.
 */
const openSession = async (path: string): Promise<string> => {
  const session = await api.get<AdminSessionView>(path);
  adminSession.open(session);
  return session.email;
};

/** Opens the admin's session; the link bears only few uses, so it is spent once for a visit. */
export const useAdminLink = (token: string) => {
  const { answer, error, isRetrying, retry } = useOnce(`/admin/verify/${encodeURIComponent(token)}`, openSession);
  return { isOpen: answer !== undefined, error, isRetrying, retry };
};

import type { AdminView } from '@hearthstay/contracts';
import { api } from '../../../../shared/api/client';
import { adminSession } from '../../../../shared/session/admin-session';
import { useChangeList } from '../../change-list';
import { useEndSession } from '../../end-session';
import { adminsKey } from './use-admins';

/** Addresses are stored in lower case; what is kept of the session may be older than that. */
export const isSignedInAs = ({ email }: AdminView, ownEmail = adminSession.email()) =>
  email === ownEmail?.toLowerCase();

/** Takes somebody's access away; whoever removes themselves is logged out and goes home (specification, section 4). */
export const useRemoveAdmin = () => {
  const changeList = useChangeList(adminsKey);
  const endSession = useEndSession();
  return async (admin: AdminView) => {
    const remove = () => api.delete(`${adminsKey}/${encodeURIComponent(admin.id)}`);
    if (!isSignedInAs(admin)) return changeList(remove);
    await remove();
    endSession();
  };
};

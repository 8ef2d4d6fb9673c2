import type { AdminView } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../../shared/api/client';
import { adminSession } from '../../../../shared/session/admin-session';
import { useEndSession } from '../../end-session';
import { adminsKey } from './use-admins';

/** Addresses are stored in lower case; what is kept of the session may be older than that. */
export const isSignedInAs = ({ email }: AdminView, ownEmail = adminSession.email()) =>
  email === ownEmail?.toLowerCase();

/** Takes somebody's access away; whoever removes themselves is logged out and goes home (specification, section 4). */
export const useRemoveAdmin = () => {
  const { mutate } = useSWRConfig();
  const endSession = useEndSession();
  return async (admin: AdminView) => {
    const isSelf = isSignedInAs(admin);
    await api.delete(`${adminsKey}/${encodeURIComponent(admin.id)}`);
    if (isSelf) endSession();
    else await mutate(adminsKey);
  };
};

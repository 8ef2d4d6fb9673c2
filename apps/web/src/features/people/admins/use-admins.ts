import type { AdminView } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { adminsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { adminSession } from '@web/shared/session/admin-session';

/** Everybody who may manage. */
export const useAdmins = () => useQuery<AdminView[]>(adminsKey);

/** Addresses are stored in lower case; what is kept of the session may be older than that. */
export const isSignedInAs = ({ email }: AdminView, ownEmail = adminSession.email()) =>
  email === ownEmail?.toLowerCase();

/** Takes somebody's access away; whoever removes themselves is logged out and goes home. */
export const useRemoveAdmin = (admin: AdminView, onRemoved: () => void) => {
  const notify = useNotify();
  const isSelf = isSignedInAs(admin);
  return useMutation(() => api.delete(`${adminsKey}/${encodeURIComponent(admin.id)}`), {
    // Without a session there is no list to load.
    cache: isSelf ? undefined : { key: adminsKey },
    onSuccess: () => {
      if (isSelf) return adminSession.clear();
      notify({ kind: 'done', text: (t) => t('admins.removed', { email: admin.email }) });
      onRemoved();
    },
  });
};

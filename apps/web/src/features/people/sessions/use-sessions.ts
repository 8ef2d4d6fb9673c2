import type { AdminSessionItem } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

const sessionsKey = '/admin/sessions';

/** The browsers in which the owner is signed in. */
export const useSessions = () => useQuery<AdminSessionItem[]>(sessionsKey);

/** Signs the owner out in another browser. */
export const useEndSession = () => {
  const notify = useNotify();
  return useMutation(({ id }: AdminSessionItem) => api.delete(`${sessionsKey}/${encodeURIComponent(id)}`), {
    cache: { key: sessionsKey },
    onSuccess: () => notify({ kind: 'done', text: (t) => t('sessions.ended') }),
  });
};

/** Signs the owner out in all other browsers. */
export const useEndOtherSessions = () => {
  const notify = useNotify();
  return useMutation(() => api.delete(sessionsKey), {
    cache: { key: sessionsKey },
    onSuccess: () => notify({ kind: 'done', text: (t) => t('sessions.othersEnded') }),
  });
};

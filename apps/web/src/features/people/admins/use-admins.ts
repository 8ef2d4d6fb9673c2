import type { AdminView, Locale } from '@hearthstay/contracts';
import { languageName } from '@hearthstay/locales';
import { useNotify } from '@web/panel/notices/notices';
import { adminsKey } from '@web/panel/panel-data';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { useLocale } from '@web/shared/i18n/language';
import { adminSession } from '@web/shared/session/admin-session';

/** All admins. */
export const useAdmins = () => useQuery<AdminView[]>(adminsKey);

/** Compares in lower case, in which addresses are stored, because a stored session may be older than that rule. */
export const isSignedInAs = ({ email }: AdminView, ownEmail = adminSession.email()) =>
  email === ownEmail?.toLowerCase();

const addressOf = ({ id }: AdminView) => `${adminsKey}/${encodeURIComponent(id)}`;

/** Sets the language of e-mails to an admin and saves it at once; `null` for that of the house. */
export const useSetLanguage = (admin: AdminView, houseLocale: Locale) => {
  const notify = useNotify();
  const reader = useLocale();
  const { id, email } = admin;
  return useMutation((locale: Locale | null) => api.patch<AdminView>(addressOf(admin), { locale }), {
    cache: {
      key: adminsKey,
      optimistic: (admins: AdminView[], locale) =>
        admins.map((each) => (each.id === id ? { ...each, locale: locale ?? undefined } : each)),
    },
    onSuccess: (_, locale) => {
      const language = languageName(locale ?? houseLocale, reader);
      notify({ kind: 'done', text: (t) => t('admins.languageSaved', { email, language }) });
    },
    onError: (refusal) =>
      notify({ kind: 'failed', text: (t) => messageOf(refusal, t('admins.languageFailed', { email })) }),
  });
};

/** Removes an admin. Admins who remove themselves are logged out, and the home page is opened. */
export const useRemoveAdmin = (admin: AdminView, onRemoved: () => void) => {
  const notify = useNotify();
  const isSelf = isSignedInAs(admin);
  return useMutation(() => api.delete(addressOf(admin)), {
    // Without a session, the list cannot be loaded.
    cache: isSelf ? undefined : { key: adminsKey },
    onSuccess: () => {
      if (isSelf) return adminSession.clear();
      notify({ kind: 'done', text: (t) => t('admins.removed', { email: admin.email }) });
      onRemoved();
    },
  });
};

import type { AdminLinkView } from '@hearthstay/contracts';
import { addressOfTab } from '@hearthstay/contracts/page-paths';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { adminSession } from '@web/shared/session/admin-session';
import { storage, storageKeys } from '@web/shared/session/storage';
import { Button } from '@web/shared/ui/button';
import { MutationError } from '@web/shared/ui/mutation-error';
import { Note } from '@web/shared/ui/note';

/** The address that was typed before a new sign-in. */
export const keptAddress = {
  read: () => storage.getItem(storageKeys.adminToAdd) ?? '',
  forget: () => storage.removeItem(storageKeys.adminToAdd),
};

/** Whether a change was refused because the admin signed in too long ago for it. */
export const isSignInTooOld = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'SIGN_IN_AGAIN';

/** Sends a new link that leads back here, because the sign-in is too old. It keeps a typed address until then. */
export const SignInAgain = ({ typed }: { typed?: string }) => {
  const { t } = useTranslation('admin');
  const [isSent, setIsSent] = useState(false);
  const email = adminSession.email() ?? '';
  const { trigger, isMutating, error } = useMutation(
    () => api.post<AdminLinkView>('/admin/request-access', { email, returnTo: addressOfTab('settings') }),
    {
      onSuccess: () => {
        if (typed !== undefined) storage.setItem(storageKeys.adminToAdd, typed);
        setIsSent(true);
      },
    },
  );
  return (
    <div className="grid justify-items-start gap-3" role="status">
      {isSent ? (
        <Note icon={Mail}>{t('signInAgain.sent', { email })}</Note>
      ) : (
        <Button kind="quiet" icon={Mail} isBusy={isMutating} onClick={() => void trigger()}>
          {t('signInAgain.send')}
        </Button>
      )}
      <MutationError title={t('signInAgain.failed')} error={error} />
    </div>
  );
};

import type { AdminView } from '@hearthstay/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import { MutationError } from '@web/shared/ui/mutation-error';
import { Note } from '@web/shared/ui/note';
import { isSignInTooOld, SignInAgain } from './sign-in-again';
import { isSignedInAs, useRemoveAdmin } from './use-admins';

interface RemoveAdminDialogProps {
  admin: AdminView;
  onClose: () => void;
}

/** Asks before an admin is removed, and warns admins who remove themselves. */
export const RemoveAdminDialog = ({ admin, onClose }: RemoveAdminDialogProps) => {
  const { t } = useTranslation('admin');
  const { trigger: remove, isMutating, error } = useRemoveAdmin(admin, onClose);
  return (
    <ConfirmDialog
      title={t('removeAdmin.title')}
      confirm={t('removeAdmin.confirm')}
      busyLabel={t('removeAdmin.busy')}
      isPending={isMutating}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p className="wrap-anywhere">{t('removeAdmin.text', { email: admin.email })}</p>
      {isSignedInAs(admin) && <Note icon={TriangleAlert}>{t('removeAdmin.self')}</Note>}
      <MutationError title={t('removeAdmin.failed')} error={error} />
      {isSignInTooOld(error) && <SignInAgain />}
    </ConfirmDialog>
  );
};

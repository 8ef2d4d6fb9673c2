import type { AdminView } from '@hearthstay/contracts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { ErrorBox, Note } from '@web/shared/ui/note';
import { isSignInTooOld, SignInAgain } from './sign-in-again';
import { isSignedInAs, useRemoveAdmin } from './use-admins';

interface RemoveAdminDialogProps {
  admin: AdminView;
  onClose: () => void;
}

/** Asks before an admin is removed, and warns admins who remove themselves. */
export const RemoveAdminDialog = ({ admin, onClose }: RemoveAdminDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { trigger: remove, isMutating, error } = useRemoveAdmin(admin, onClose);
  return (
    <Dialog
      title={t('removeAdmin.title')}
      // Stays open during the call, which cannot be aborted and whose response must be shown.
      onClose={() => !isMutating && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isMutating} onClick={onClose} data-initial-focus>
            {t('common:cancel')}
          </Button>
          <Button kind="danger" isBusy={isMutating} busyLabel={t('removeAdmin.busy')} onClick={() => void remove()}>
            {t('removeAdmin.confirm')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{t('removeAdmin.text', { email: admin.email })}</p>
      {isSignedInAs(admin) && <Note icon={TriangleAlert}>{t('removeAdmin.self')}</Note>}
      {error !== null && (
        <ErrorBox title={t('removeAdmin.failed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
      )}
      {isSignInTooOld(error) && <SignInAgain />}
    </Dialog>
  );
};

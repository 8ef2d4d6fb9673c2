import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { ErrorBox } from '@web/shared/ui/note';
import { ServiceList } from './service-list';
import { useEraseGuest, type FoundGuest } from './use-guest-data';

interface EraseDialogProps {
  guest: FoundGuest;
  onClose: () => void;
  onErased: () => void;
}

/** Asks before a guest is erased, and says what was found and what stays. */
export const EraseDialog = ({ guest: { email, services }, onClose, onErased }: EraseDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const {
    trigger: erase,
    isMutating,
    error,
  } = useEraseGuest(() => {
    onClose();
    onErased();
  });
  return (
    <Dialog
      title={t('privacy.erase.title')}
      // Stays open during the call, which cannot be aborted and whose response must be shown.
      onClose={() => !isMutating && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isMutating} onClick={onClose} data-initial-focus>
            {t('common:cancel')}
          </Button>
          <Button
            kind="danger"
            isBusy={isMutating}
            busyLabel={t('privacy.erase.busy')}
            onClick={() => void erase({ email })}
          >
            {t('privacy.erase.confirm')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{t('privacy.erase.what', { email })}</p>
      <ServiceList services={services} without={t('privacy.away')} />
      <p className="text-note text-ink-2">{t('privacy.erase.stays')}</p>
      <p className="text-note text-ink-2">{t('privacy.erase.backups')}</p>
      {error !== null && (
        <ErrorBox title={t('privacy.erase.failed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
      )}
    </Dialog>
  );
};

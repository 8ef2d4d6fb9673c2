import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import { MutationError } from '@web/shared/ui/mutation-error';
import { ServiceList } from './service-list';
import { useEraseGuest, type FoundGuest } from './use-guest-data';

interface EraseDialogProps {
  guest: FoundGuest;
  onClose: () => void;
  onErased: () => void;
}

/** Asks before a guest is erased, and says what was found and what stays. */
export const EraseDialog = ({ guest: { email, services }, onClose, onErased }: EraseDialogProps) => {
  const { t } = useTranslation('admin');
  const {
    trigger: erase,
    isMutating,
    error,
  } = useEraseGuest(() => {
    onClose();
    onErased();
  });
  return (
    <ConfirmDialog
      title={t('privacy.erase.title')}
      confirm={t('privacy.erase.confirm')}
      busyLabel={t('privacy.erase.busy')}
      isPending={isMutating}
      onClose={onClose}
      onConfirm={() => void erase({ email })}
    >
      <p className="wrap-anywhere">{t('privacy.erase.what', { email })}</p>
      <ServiceList services={services} without={t('privacy.away')} />
      <p className="text-note text-ink-2">{t('privacy.erase.stays')}</p>
      <p className="text-note text-ink-2">{t('privacy.erase.backups')}</p>
      <MutationError title={t('privacy.erase.failed')} error={error} />
    </ConfirmDialog>
  );
};

import { fieldLimits, formatRange, shownStateOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { camelCased } from '@web/shared/api/camel-case';
import { useLocale } from '@web/shared/i18n/language';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import { ErrorBox } from '@web/shared/ui/note';
import { TextAreaField } from '@web/shared/ui/text-field';
import { useTextArea } from '@web/shared/ui/use-text-area';
import { useOwnRequest, type OwnRequest } from '../use-own-request';

interface CancellationWishDialogProps extends OwnRequest {
  onClose: () => void;
  onDone: () => void;
}

/** Asks the hosts to cancel, after a confirmation in which the guest can enter a reason. */
export const CancellationWishDialog = ({ onClose, onDone, ...own }: CancellationWishDialogProps) => {
  const { t } = useTranslation('status');
  const { trigger, isMutating, error } = useOwnRequest<{ reason?: string; shown: string }>(own, 'cancellation', {
    onSuccess: onDone,
  });
  const { text: reason, isTooLong, fieldProps } = useTextArea(fieldLimits.cancellationReasonMax);
  const shown = shownStateOf(camelCased(own.request));
  const { start_date: start, end_date: end } = own.request;
  const range = formatRange({ start, end }, useLocale());
  return (
    <ConfirmDialog
      title={t('leave.cancelTitle')}
      cancel={t('leave.keep')}
      confirm={t('leave.ask')}
      busyLabel={t('leave.busy')}
      isPending={isMutating}
      isDisabled={isTooLong}
      focusesCancel={false}
      onClose={onClose}
      onConfirm={() => void trigger({ ...(reason && { reason }), shown })}
    >
      <p>{t('leave.cancelText', { range })}</p>
      <TextAreaField label={t('leave.reason')} isOptional readOnly={isMutating} {...fieldProps} />
      {error !== null && <ErrorBox title={t('leave.cancelFailed')}>{messageOf(error, t('leave.tryAgain'))}</ErrorBox>}
    </ConfirmDialog>
  );
};

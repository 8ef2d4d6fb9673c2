import { cleanParagraphs, fieldLimits, formatRange, shownStateOf } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { camelCased } from '@web/shared/api/camel-case';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { ErrorBox } from '@web/shared/ui/note';
import { TextAreaField } from '@web/shared/ui/text-field';
import { useOwnRequest, type OwnRequest } from '../use-own-request';

interface CancellationWishDialogProps extends OwnRequest {
  onClose: () => void;
  onDone: () => void;
}

/** Asks the hosts to cancel, after a confirmation in which the guest can enter a reason. */
export const CancellationWishDialog = ({ onClose, onDone, ...own }: CancellationWishDialogProps) => {
  const { t } = useTranslation(['status', 'common']);
  const { trigger, isMutating, error } = useOwnRequest<{ reason?: string; shown: string }>(own, 'cancellation', {
    onSuccess: onDone,
  });
  const [text, setText] = useState('');
  const reason = cleanParagraphs(text);
  const shown = shownStateOf(camelCased(own.request));
  const { start_date: start, end_date: end } = own.request;
  const range = formatRange({ start, end }, useLocale());
  return (
    <Dialog
      title={t('leave.cancelTitle')}
      onClose={() => !isMutating && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isMutating} onClick={onClose}>
            {t('leave.keep')}
          </Button>
          <Button
            kind="danger"
            isBusy={isMutating}
            busyLabel={t('leave.busy')}
            disabled={reason.length > fieldLimits.cancellationReasonMax}
            onClick={() => void trigger({ ...(reason && { reason }), shown })}
          >
            {t('leave.ask')}
          </Button>
        </>
      }
    >
      <p>{t('leave.cancelText', { range })}</p>
      <TextAreaField
        label={t('leave.reason')}
        isOptional
        limit={fieldLimits.cancellationReasonMax}
        value={text}
        readOnly={isMutating}
        onChange={(event) => setText(event.target.value)}
      />
      {error !== null && <ErrorBox title={t('leave.cancelFailed')}>{messageOf(error, t('leave.tryAgain'))}</ErrorBox>}
    </Dialog>
  );
};

import type { BookingRequest } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';
import { ErrorBox } from '../../../../shared/ui/error-box';
import { TextAreaField } from '../../../../shared/ui/text-area-field';
import { guestNameOf } from '../guest-name';
import { BookingSummary } from './booking-summary';
import { useCancelBooking } from './cancel-booking';

interface CancelDialogProps {
  request: BookingRequest;
  onClose: () => void;
}

/** Asks before a booking is cancelled. It lives only while it is open, so a reason never stays for the next one. */
export const CancelDialog = ({ request, onClose }: CancelDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { run: cancel, isPending, failure } = useCancelBooking(request, onClose);
  const [reason, setReason] = useState('');

  return (
    <Dialog
      title={t('cancelDialog.title')}
      // What is on its way cannot be called back, and its answer is to be seen.
      onClose={() => !isPending && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            kind="danger"
            isBusy={isPending}
            busyLabel={t('cancelDialog.busy')}
            disabled={reason.trim().length > fieldLimits.cancellationReasonMax}
            onClick={() => void cancel(reason)}
          >
            {t('cancelDialog.confirm')}
          </Button>
        </>
      }
    >
      <BookingSummary request={request} />
      <TextAreaField
        label={t('cancelDialog.reason')}
        isOptional
        hint={t('cancelDialog.reasonHint', { name: guestNameOf(request, t) })}
        limit={fieldLimits.cancellationReasonMax}
        value={reason}
        readOnly={isPending}
        onChange={(event) => setReason(event.target.value)}
        data-initial-focus
      />
      {failure !== null && (
        <ErrorBox title={t('cancelDialog.failed')}>{messageOf(failure, t('bookings.failed'))}</ErrorBox>
      )}
    </Dialog>
  );
};

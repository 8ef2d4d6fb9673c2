import type { BookingRequest } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';
import { ErrorBox } from '../../../../shared/ui/error-box';
import { TextAreaField } from '../../../../shared/ui/text-area-field';
import { useGuestName } from '../use-guest-name';
import { BookingSummary } from './booking-summary';
import { useCancelBooking } from './cancel-booking';

interface CancelDialogProps {
  request: BookingRequest;
  onCancelled: () => void;
  onClose: () => void;
}

/** Asks before a booking is cancelled. It lives only while it is open, so a reason never stays for the next one. */
export const CancelDialog = ({ request, onCancelled, onClose }: CancelDialogProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const cancelBooking = useCancelBooking();
  const guestName = useGuestName();
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const cancel = async () => {
    setFailure(null);
    setIsBusy(true);
    try {
      await cancelBooking(request, reason);
      onCancelled();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={t('cancelDialog.title')}
      // What is on its way cannot be called back, and its answer is to be seen.
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button kind="quiet" disabled={isBusy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            kind="danger"
            isBusy={isBusy}
            busyLabel={t('cancelDialog.busy')}
            disabled={reason.trim().length > fieldLimits.cancellationReasonMax}
            onClick={() => void cancel()}
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
        hint={t('cancelDialog.reasonHint', { name: guestName(request) })}
        limit={fieldLimits.cancellationReasonMax}
        value={reason}
        disabled={isBusy}
        onChange={(event) => setReason(event.target.value)}
        data-initial-focus
      />
      {failure !== null && (
        <ErrorBox title={t('cancelDialog.failed')}>{messageOf(failure, t('bookings.failed'))}</ErrorBox>
      )}
    </Dialog>
  );
};

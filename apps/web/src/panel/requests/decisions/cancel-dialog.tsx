import type { BookingRequest, DecidedRequestView } from '@hearthstay/contracts';
import { fieldLimits, formatRange, openProposalOf, rangeOf, shownStateOf, stayLength } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useLocale } from '@web/shared/i18n/language';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import { ErrorBox } from '@web/shared/ui/note';
import { TextAreaField } from '@web/shared/ui/text-field';
import { useTextArea } from '@web/shared/ui/use-text-area';
import { doneText } from './done-text';
import { decisionFailureText, explainRefusal } from './refused-decision';
import { receivedNow, useUndoDecision } from './use-undo-decision';

interface CancelDialogProps {
  request: BookingRequest;
  onClose: () => void;
}

/**
 * Asks before a booking is cancelled, and once more if its guest has confirmed it. It is mounted only while it is open,
 * so that the next booking starts without a reason.
 */
export const CancelDialog = ({ request, onClose }: CancelDialogProps) => {
  const { t } = useTranslation('admin');
  const { trigger: cancel, isMutating, error } = useCancelBooking(request, onClose);
  const { text: reason, isTooLong, fieldProps } = useTextArea(fieldLimits.cancellationReasonMax);
  const isConfirmed = request.status === 'confirmed';
  const [isConfirming, setIsConfirming] = useState(false);
  const asksAgain = isConfirmed && !isConfirming;
  const ended = openProposalOf(request, useToday());
  const againValues = { name: guestNameOf(request, t), range: formatRange(rangeOf(request), useLocale()) };

  return (
    <ConfirmDialog
      title={t('cancelDialog.title')}
      confirm={t(isConfirming ? 'cancelDialog.confirmAgain' : 'cancelDialog.confirm')}
      busyLabel={t('cancelDialog.busy')}
      isPending={isMutating}
      isDisabled={isTooLong}
      onClose={onClose}
      onConfirm={() => (asksAgain ? setIsConfirming(true) : void cancel(reason))}
    >
      <BookingSummary request={request} />
      {ended && <p className="text-note text-ink-2">{t(`cancelDialog.endsProposal.${ended.by}`)}</p>}
      <TextAreaField
        label={t('cancelDialog.reason')}
        isOptional
        hint={request.email === null ? null : t('cancelDialog.reasonHint', { name: guestNameOf(request, t) })}
        readOnly={isMutating}
        data-initial-focus
        {...fieldProps}
      />
      {isConfirming && (
        <ErrorBox title={t('cancelDialog.again', againValues)}>{t('cancelDialog.isConfirmed')}</ErrorBox>
      )}
      {error !== null && <ErrorBox title={t('cancelDialog.failed')}>{decisionFailureText(error, t)}</ErrorBox>}
    </ConfirmDialog>
  );
};

/** Cancels a booking with the given reason; an empty one is left out. */
const useCancelBooking = (request: BookingRequest, onCancelled: () => void) => {
  const notify = useNotify();
  const undoOf = useUndoDecision(request);
  const unit = useStayUnit();
  const path = `${bookingKey(request.id)}/cancel`;
  const cancel = (reason: string) =>
    api
      .post<DecidedRequestView>(path, {
        reason: reason || undefined,
        evenConfirmed: request.status === 'confirmed' || undefined,
        shown: shownStateOf(request),
      })
      .then(receivedNow);
  return useMutation((reason: string) => explainRefusal(request, unit, cancel(reason)), {
    cache: { key: requestsKey },
    onSuccess: (response) => {
      notify({
        kind: 'done',
        text: (t) => doneText('cancelled', request, t),
        undo: undoOf(response),
      });
      onCancelled();
    },
  });
};

/** The guest and the days of the booking. */
const BookingSummary = ({ request }: { request: BookingRequest }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const range = rangeOf(request);
  const unit = useStayUnit();
  return (
    <dl className="grid gap-x-4 rounded-control bg-sunken px-4 text-label/6 xs:grid-cols-[4.5rem_1fr]">
      <dt className="pt-3.5 text-note/6 text-ink-2">{t('cancelDialog.guest')}</dt>
      <dd className="border-line pb-3.5 wrap-anywhere xs:pt-3.5">
        <p className="font-semibold">{guestNameOf(request, t)}</p>
        {request.email !== null && <p className="text-note text-ink-2">{request.email}</p>}
      </dd>
      <div aria-hidden className="border-t border-line xs:col-span-2" />
      <dt className="pt-3 text-note/6 text-ink-2">{t('cancelDialog.dates')}</dt>
      <dd className="pb-4 xs:pt-3">
        <p className="font-semibold tabular-nums">{formatRange(range, locale)}</p>
        <p className="text-note text-ink-2">{t(`cancelDialog.freed.${unit}`, { count: stayLength(range, unit) })}</p>
      </dd>
    </dl>
  );
};

import type { DecidedRequestView, ListedRequest } from '@hearthstay/contracts';
import { fieldLimits, formatRange, openProposalOf, rangeOf, shownStateOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey, requestsKey } from '@web/panel/panel-data';
import { doneText } from '@web/panel/requests/decisions/done-text';
import { decisionFailureText } from '@web/panel/requests/decisions/refused-decision';
import { receivedNow, useUndoDecision } from '@web/panel/requests/decisions/use-undo-decision';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { ConfirmDialog } from '@web/shared/ui/confirm-dialog';
import { ErrorBox } from '@web/shared/ui/note';
import { TextAreaField } from '@web/shared/ui/text-field';
import { useTextArea } from '@web/shared/ui/use-text-area';

interface WishResponseDialogProps {
  request: ListedRequest;
  accept: boolean;
  onClose: () => void;
}

/** Asks before a booking is cancelled or kept, with a note to its guest. */
export const WishResponseDialog = ({ request, accept, onClose }: WishResponseDialogProps) => {
  const { t } = useTranslation('admin');
  const { trigger, isMutating, error } = useRespondToWish(request, accept, onClose);
  const { text: note, isTooLong, fieldProps } = useTextArea(fieldLimits.cancellationReasonMax);
  const response = accept ? 'cancel' : 'keep';
  const name = guestNameOf(request, t);
  const range = formatRange(rangeOf(request), useLocale());
  const open = openProposalOf(request, useToday());
  return (
    <ConfirmDialog
      title={t(`cancellationWish.${response}Title`)}
      confirm={t(`cancellationWish.${response}`)}
      busyLabel={t('cancellationWish.busy')}
      kind={accept ? 'danger' : 'primary'}
      isPending={isMutating}
      isDisabled={isTooLong}
      onClose={onClose}
      onConfirm={() => void trigger(note)}
    >
      <p>{t(`cancellationWish.${response}Text`, { name, range })}</p>
      {accept && open && <p className="text-note text-ink-2">{t(`cancelDialog.endsProposal.${open.by}`)}</p>}
      <TextAreaField
        label={t('cancellationWish.note')}
        isOptional
        hint={t('cancelDialog.reasonHint', { name })}
        readOnly={isMutating}
        data-initial-focus
        {...fieldProps}
      />
      {error !== null && <ErrorBox title={t('cancellationWish.failed')}>{decisionFailureText(error, t)}</ErrorBox>}
    </ConfirmDialog>
  );
};

/** Sends the response, with a note unless it is empty, and offers to undo a cancellation. */
const useRespondToWish = (request: ListedRequest, accept: boolean, onDone: () => void) => {
  const notify = useNotify();
  const undoOf = useUndoDecision(request);
  const path = `${bookingKey(request.id)}/cancellation`;
  return useMutation(
    (note: string) => {
      const body = { accept, ...(note && { note }), shown: shownStateOf(request) };
      return api.post<DecidedRequestView>(path, body).then(receivedNow);
    },
    {
      cache: { key: requestsKey },
      onSuccess: (response) => {
        notify({
          kind: 'done',
          text: (t) =>
            accept ? doneText('cancelled', request, t) : t('cancellationWish.kept', { name: guestNameOf(request, t) }),
          undo: undoOf(response),
        });
        onDone();
      },
    },
  );
};

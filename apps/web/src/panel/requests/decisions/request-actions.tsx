import type { BookingRequest } from '@hearthstay/contracts';
import { isRefused, openProposalOf } from '@hearthstay/stay';
import { Ban, Check, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { actOnRow, rowAction, useFocusWhileEnabled } from '@web/panel/act-on-row';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Tooltip } from '@web/shared/ui/tooltip';
import { useDecideRequest } from './use-decide-request';

export interface RequestHandlers {
  onCancel: (request: BookingRequest) => void;
}

interface RequestActionsProps extends RequestHandlers {
  row: RequestRow;
  /** `small` in the table; `medium` on a card, where the buttons share its width. */
  size: 'small' | 'medium';
  /** Whether the approve button is tinted, for views with another primary button. */
  isTinted?: boolean;
  /** Whether the view itself says which open proposal a decision ends. */
  saysWhatEnds?: boolean;
  /** A note to the guest about the decision. */
  note?: string;
  /** Whether the note is too long to be sent. */
  isTooLong?: boolean;
  /** The ids of the requests that an approval declines, because they wait for the same days. */
  declinedRivals?: readonly string[] | undefined;
}

/** The buttons for the possible actions on a request, or a note on why there are none. */
export const RequestActions = ({
  row,
  size,
  isTinted = false,
  saysWhatEnds = false,
  note,
  isTooLong = false,
  declinedRivals,
  onCancel,
}: RequestActionsProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { request, events } = row;
  const endId = useId();
  const ended = openProposalOf(request, useToday());
  const end = ended && !saysWhatEnds ? t(`bookings.endsProposal.${ended.by}`) : null;
  const { trigger: decide } = useDecideRequest(request);
  const isCard = size === 'medium';
  if (events.includes('admin-cancels')) {
    return (
      <Button
        kind="danger-outline"
        size={size}
        icon={Ban}
        className={isCard ? 'w-full' : ''}
        onClick={() => onCancel(request)}
      >
        {t('bookings.cancel')}
      </Button>
    );
  }
  if (events.length === 0) {
    return (
      <span className="text-note text-ink-2">
        {isRefused(request.status) ? t(`common:status.${request.status}`) : t('bookings.noActions')}
      </span>
    );
  }
  return (
    <div className={isCard ? 'flex flex-wrap gap-x-6 gap-y-2 [&>button]:flex-1' : 'flex flex-wrap items-start gap-2'}>
      <ApproveButton
        {...{ size, isTinted, isTooLong }}
        hasConflict={row.hasConflict}
        consequenceId={end === null ? undefined : endId}
        onApprove={() => void decide({ status: 'approved', note, declinedRivals })}
      />
      <Button
        kind="quiet"
        size={size}
        icon={X}
        disabled={isTooLong}
        aria-describedby={end === null ? undefined : endId}
        onClick={actOnRow(() => decide({ status: 'declined', note }))}
        {...rowAction('decline')}
      >
        {t('bookings.decline')}
      </Button>
      {end !== null && (
        <p id={endId} className="order-last basis-full text-note text-ink-2">
          {end}
        </p>
      )}
    </div>
  );
};

interface ApproveButtonProps {
  size: 'small' | 'medium';
  isTinted: boolean;
  isTooLong: boolean;
  hasConflict: boolean;
  /** The element that says what an approval ends; absent if it ends nothing. */
  consequenceId: string | undefined;
  onApprove: () => void;
}

/**
 * Approves, unless a booking has the days already. Then the button stays focusable with the reason: in a tooltip, or in
 * a line below it on a card, because touch screens have no hover.
 */
const ApproveButton = ({ size, isTinted, isTooLong, hasConflict, consequenceId, onApprove }: ApproveButtonProps) => {
  const { t } = useTranslation(['admin', 'errors']);
  const reasonId = useId();
  const ref = useFocusWhileEnabled(hasConflict);
  const reason = hasConflict ? t('errors:APPROVAL_CONFLICT') : null;
  const button = (describedBy = consequenceId) => (
    <Button
      ref={ref}
      kind={isTinted ? 'tinted' : 'primary'}
      size={size}
      icon={Check}
      disabled={isTooLong}
      aria-disabled={hasConflict || undefined}
      aria-describedby={describedBy}
      onClick={hasConflict ? undefined : actOnRow(onApprove)}
      {...rowAction('approve')}
    >
      {t('bookings.approve')}
    </Button>
  );
  // The same element with and without a conflict, so that it keeps the focus.
  if (size === 'small') {
    return (
      <Tooltip text={reason} align="start">
        {button}
      </Tooltip>
    );
  }
  return (
    <>
      {button(reason === null ? undefined : reasonId)}
      {reason !== null && (
        <p id={reasonId} className="order-last basis-full text-note text-ink-2">
          {reason}
        </p>
      )}
    </>
  );
};

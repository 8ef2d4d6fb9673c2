import type { BookingRequest } from '@hearthstay/contracts';
import { isRefused } from '@hearthstay/stay';
import { Ban, Check, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { actOnRow, rowAction, useFocusWhileEnabled } from '@web/panel/act-on-row';
import type { RequestRow } from '@web/panel/requests/request-rows';
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
  /** Approve is no solid button, of which a view has one. */
  isTinted?: boolean;
  /** A word to the guest with a decision. */
  note?: string;
  /** Whether an approval declines those who lose their days to it. */
  declineRivals?: boolean;
}

/** What the owner can do to a request, or a word on why there is nothing to do. */
export const RequestActions = ({ row, size, isTinted = false, note, declineRivals, onCancel }: RequestActionsProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { request, events } = row;
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
        {...{ size, isTinted }}
        hasConflict={row.hasConflict}
        onApprove={() => void decide({ status: 'approved', note, declineRivals })}
      />
      <Button
        kind="quiet"
        size={size}
        icon={X}
        onClick={actOnRow(() => decide({ status: 'declined', note }))}
        {...rowAction('decline')}
      >
        {t('bookings.decline')}
      </Button>
    </div>
  );
};

interface ApproveButtonProps {
  size: 'small' | 'medium';
  isTinted: boolean;
  hasConflict: boolean;
  onApprove: () => void;
}

/**
 * Approves, unless a booking has the days already; then it stays focusable and says why: in a tooltip, or on a card,
 * where fingers cannot hover, in a line below.
 */
const ApproveButton = ({ size, isTinted, hasConflict, onApprove }: ApproveButtonProps) => {
  const { t } = useTranslation(['admin', 'errors']);
  const reasonId = useId();
  const ref = useFocusWhileEnabled(hasConflict);
  const reason = hasConflict ? t('errors:APPROVAL_CONFLICT') : null;
  const button = (describedBy?: string) => (
    <Button
      ref={ref}
      kind={isTinted ? 'tinted' : 'primary'}
      size={size}
      icon={Check}
      aria-disabled={hasConflict || undefined}
      aria-describedby={describedBy}
      onClick={hasConflict ? undefined : actOnRow(onApprove)}
      {...rowAction('approve')}
    >
      {t('bookings.approve')}
    </Button>
  );
  // With and without a conflict it is the same element, which keeps the focus.
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

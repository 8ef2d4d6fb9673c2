import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Tooltip } from '../../../shared/ui/tooltip';
import { actOnRow, rowAction } from '../act-on-row';

interface ApproveButtonProps {
  size: 'small' | 'medium';
  hasConflict: boolean;
  onApprove: () => void;
}

/**
 * Approves, unless a booking has the days already; then it stays focusable and says why: in a tooltip, or on a card,
 * where fingers cannot hover, in a line below.
 */
export const ApproveButton = ({ size, hasConflict, onApprove }: ApproveButtonProps) => {
  const { t } = useTranslation('admin');
  const reasonId = useId();
  const reason = t('bookings.approvalConflict');
  const button = (describedBy?: string) => (
    <Button
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
  if (!hasConflict) return button();
  if (size === 'small') {
    return (
      <Tooltip text={reason} align="start">
        {button}
      </Tooltip>
    );
  }
  return (
    <>
      {button(reasonId)}
      <p id={reasonId} className="order-last col-span-2 text-note text-ink-2">
        {reason}
      </p>
    </>
  );
};

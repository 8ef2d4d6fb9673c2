import type { BookingRequest } from '@hearthstay/contracts';
import { isRefused } from '@hearthstay/stay';
import { Ban, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { actOnRow, rowAction } from '../act-on-row';
import { ApproveButton } from './approve-button';
import { useDecideRequest } from './decide-request';
import type { RequestRow } from './request-rows';

export interface RequestHandlers {
  onCancel: (request: BookingRequest) => void;
}

interface RequestActionsProps extends RequestHandlers {
  row: RequestRow;
  /** `small` in the table; `medium` on a card, where the buttons share its width. */
  size: 'small' | 'medium';
}

/** What the owner can do to a request, or a word on why there is nothing to do. */
export const RequestActions = ({ row, size, onCancel }: RequestActionsProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { request, events } = row;
  const { run: decide } = useDecideRequest(request);
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
    <div className={isCard ? 'grid grid-cols-2 gap-2' : 'flex flex-col items-start gap-2 lg:flex-row'}>
      <ApproveButton size={size} hasConflict={row.hasConflict} onApprove={() => void decide('approved')} />
      <Button kind="quiet" size={size} icon={X} onClick={actOnRow(() => decide('declined'))} {...rowAction('decline')}>
        {t('bookings.decline')}
      </Button>
    </div>
  );
};

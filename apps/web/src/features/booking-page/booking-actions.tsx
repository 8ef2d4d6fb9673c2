import { isTaken } from '@hearthstay/stay';
import { Ban, MoveHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RequestActions, type RequestHandlers } from '@web/panel/requests/decisions/request-actions';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { Button } from '@web/shared/ui/button';

interface BookingActionsProps extends RequestHandlers {
  row: RequestRow;
  onMove: () => void;
}

/** What the owner can do to a booking now; other than in the list, a confirmed one can be cancelled. */
export const BookingActions = ({ row, onCancel, onMove }: BookingActionsProps) => {
  const { t } = useTranslation('admin');
  const { request, isPast } = row;
  if (isPast) return null;
  if (request.status === 'pending') return <RequestActions row={row} size="medium" onCancel={onCancel} />;
  if (!isTaken(request.status)) return null;
  return (
    <div className="grid gap-3 xs:grid-cols-[1fr_auto]">
      <Button kind="quiet" size="medium" icon={MoveHorizontal} onClick={onMove}>
        {t('bookingPage.move')}
      </Button>
      <Button kind="danger-outline" size="medium" icon={Ban} onClick={() => onCancel(request)}>
        {t('bookingPage.cancel')}
      </Button>
    </div>
  );
};

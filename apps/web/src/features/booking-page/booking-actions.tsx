import { isTaken } from '@hearthstay/stay';
import { Ban, Handshake, MoveHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { Button } from '@web/shared/ui/button';
import type { BookingDialog } from './booking-dialog';

export type BookingAction = 'move' | 'offer' | 'cancel';

/**
 * The actions that are possible for a booking, except a decision that is due. Unlike in the list, a confirmed one can
 * be cancelled. With an open wish of the guest to cancel, the response to the wish does that.
 */
export const actionsOf = ({ request, isPast }: RequestRow): BookingAction[] => {
  if (isPast) return [];
  if (request.status === 'pending') return ['offer'];
  if (!isTaken(request.status)) return [];
  return request.cancellationWish ? ['move', 'offer'] : ['move', 'offer', 'cancel'];
};

interface BookingActionsProps {
  row: RequestRow;
  /** The actions that are shown if they are possible; by default all. */
  among?: readonly BookingAction[];
  onOpen: (dialog: BookingDialog) => void;
  className: string;
}

/** The buttons of the possible actions; nothing without any. */
export const BookingActions = ({ row, among, onOpen, className }: BookingActionsProps) => {
  const { t } = useTranslation('admin');
  const actions = actionsOf(row).filter((action) => !among || among.includes(action));
  if (actions.length === 0) return null;
  return (
    <div className={className}>
      {actions.includes('move') && (
        <Button kind="quiet" size="medium" icon={MoveHorizontal} onClick={() => onOpen('move')}>
          {t('bookingPage.move')}
        </Button>
      )}
      {actions.includes('offer') && <OfferButton request={row.request} onOffer={() => onOpen('offer')} />}
      {actions.includes('cancel') && (
        <Button
          kind="danger-outline"
          size="medium"
          icon={Ban}
          className="cancels-booking"
          onClick={() => onOpen('cancel')}
        >
          {t('bookingPage.cancel')}
        </Button>
      )}
    </div>
  );
};

interface OfferButtonProps {
  request: RequestRow['request'];
  onOffer: () => void;
}

/** Opens the form of an offer. Without an address of the guest, the button is disabled and says why. */
const OfferButton = ({ request: { email, proposal }, onOffer }: OfferButtonProps) => {
  const { t } = useTranslation('admin');
  const reasonId = useId();
  const isImpossible = email === null;
  return (
    <div className="grid content-start gap-1">
      <Button
        kind="quiet"
        size="medium"
        icon={Handshake}
        aria-disabled={isImpossible || undefined}
        aria-describedby={isImpossible ? reasonId : undefined}
        onClick={isImpossible ? undefined : onOffer}
      >
        {t(proposal?.by === 'owner' ? 'bookingPage.offerAnew' : 'bookingPage.offer')}
      </Button>
      {isImpossible && (
        <p id={reasonId} className="text-note text-ink-2">
          {t('bookingPage.noAddress')}
        </p>
      )}
    </div>
  );
};

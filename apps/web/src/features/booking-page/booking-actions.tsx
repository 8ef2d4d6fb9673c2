import { cleanParagraphs, fieldLimits, isTaken } from '@hearthstay/stay';
import { Ban, Handshake, MoveHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestActions, type RequestHandlers } from '@web/panel/requests/decisions/request-actions';
import { guestNameOf, type RequestRow } from '@web/panel/requests/request-rows';
import { Button } from '@web/shared/ui/button';
import { TextAreaField } from '@web/shared/ui/text-field';
import { RivalsSwitch } from './rivals-switch';

interface BookingActionsProps extends RequestHandlers {
  row: RequestRow;
  onMove: () => void;
  onOffer: () => void;
}

/**
 * The actions that are possible for a booking. Unlike in the list, a confirmed one can be cancelled. With an open wish
 * of the guest to cancel, the response to the wish replaces that button.
 */
export const BookingActions = ({ row, onCancel, onMove, onOffer }: BookingActionsProps) => {
  const { t } = useTranslation('admin');
  const { request, isPast } = row;
  if (isPast) return null;
  if (request.status === 'pending') return <PendingActions key={request.id} {...{ row, onCancel, onOffer }} />;
  if (!isTaken(request.status)) return null;
  return (
    <div className="grid gap-3 xs:grid-cols-2">
      <Button kind="quiet" size="medium" icon={MoveHorizontal} onClick={onMove}>
        {t('bookingPage.move')}
      </Button>
      <OfferButton request={request} onOffer={onOffer} />
      {!request.cancellationWish && (
        <Button
          kind="danger-outline"
          size="medium"
          icon={Ban}
          className="xs:col-span-2"
          onClick={() => onCancel(request)}
        >
          {t('bookingPage.cancel')}
        </Button>
      )}
    </div>
  );
};

/** The decision on a request, with a note to the guest if the address is known. */
const PendingActions = ({ row, onCancel, onOffer }: Omit<BookingActionsProps, 'onMove'>) => {
  const { t } = useTranslation('admin');
  const { request } = row;
  const [note, setNote] = useState('');
  const [declineRivals, setDeclineRivals] = useState(false);
  return (
    <div className="grid gap-4">
      {request.email !== null && (
        <TextAreaField
          label={t('bookingPage.decisionNote')}
          isOptional
          hint={t('bookingPage.decisionNoteHint', { name: guestNameOf(request, t) })}
          limit={fieldLimits.messageMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <RivalsSwitch row={row} isOn={declineRivals} onChange={setDeclineRivals} />
      <RequestActions
        row={row}
        size="medium"
        isTinted={request.proposal !== undefined}
        {...{ note: cleanParagraphs(note), declineRivals, onCancel }}
      />
      <OfferButton request={request} onOffer={onOffer} />
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
    <div className="grid gap-1">
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

import { cleanParagraphs, fieldLimits, isTaken } from '@hearthstay/stay';
import { Ban, MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestActions, type RequestHandlers } from '@web/panel/requests/decisions/request-actions';
import { guestNameOf, type RequestRow } from '@web/panel/requests/request-rows';
import { Button } from '@web/shared/ui/button';
import { TextAreaField } from '@web/shared/ui/text-field';
import { RivalsSwitch } from './rivals-switch';

interface BookingActionsProps extends RequestHandlers {
  row: RequestRow;
  onMove: () => void;
}

/** What the owner can do to a booking now; other than in the list, a confirmed one can be cancelled. */
export const BookingActions = ({ row, onCancel, onMove }: BookingActionsProps) => {
  const { t } = useTranslation('admin');
  const { request, isPast } = row;
  if (isPast) return null;
  if (request.status === 'pending') return <PendingActions key={request.id} row={row} onCancel={onCancel} />;
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

/** A decision, with a word to the guest if there is an address for it. */
const PendingActions = ({ row, onCancel }: RequestHandlers & { row: RequestRow }) => {
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
      <RequestActions row={row} size="medium" {...{ note: cleanParagraphs(note), declineRivals, onCancel }} />
    </div>
  );
};

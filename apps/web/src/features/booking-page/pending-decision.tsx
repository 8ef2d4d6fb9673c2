import { fieldLimits, openProposalOf, rangeOf } from '@hearthstay/stay';
import { Clock, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '@web/panel/availability/day-strip';
import { FreeOrTaken, useEntriesInTheWay } from '@web/panel/availability/free-or-taken';
import { RequestActions } from '@web/panel/requests/decisions/request-actions';
import { StayMarker } from '@web/panel/requests/request-details';
import { guestNameOf, useRowTexts, type RequestRow } from '@web/panel/requests/request-rows';
import { useToday } from '@web/shared/settings/use-today';
import { TextAreaField } from '@web/shared/ui/text-field';
import { useTextArea } from '@web/shared/ui/use-text-area';
import { Dock } from './dock';
import { nextStepOf } from './next-step';
import { rivalsOf } from './rivals-of';
import { RivalsSwitch } from './rivals-switch';
import { TurnFrame } from './turn-frame';

/** Whether the owner can approve or decline. */
export const isToBeDecided = ({ events }: RequestRow): boolean => events.includes('admin-approves');

/** The decision on a request with all that it depends on, and a note to the guest if the address is known. */
export const PendingDecision = ({ row, onCancel }: { row: RequestRow; onCancel: () => void }) => {
  const { t } = useTranslation('admin');
  const today = useToday();
  const { request } = row;
  const { brokenLimit, overlaps } = useRowTexts(row);
  const rivals = rivalsOf(row, today);
  const { text: note, isTooLong, fieldProps } = useTextArea(fieldLimits.messageMax);
  const [declineRivals, setDeclineRivals] = useState(false);
  const inTheWay = useEntriesInTheWay(rangeOf(request), request.id);
  const name = guestNameOf(request, t);
  const proposal = openProposalOf(request, today);
  const isWaitingForGuest = nextStepOf(request, today)?.kind === 'awaits-address';
  const step = isWaitingForGuest ? 'awaits-address' : 'awaits-you';
  return (
    <TurnFrame
      icon={isWaitingForGuest ? Hourglass : Clock}
      // The section of an open proposal says which side has to act.
      sentence={proposal ? t('bookingPage.request') : t(`bookingPage.next.${step}`, { name })}
      isOwnersTurn={!isWaitingForGuest && !proposal}
    >
      {!proposal && (
        <DayStrip
          stay={{ requestId: request.id, present: { ...rangeOf(request), status: request.status } }}
          name={name}
        />
      )}
      <div id="booking-facts">
        <FreeOrTaken inTheWay={inTheWay} />
        <StayMarker isPast={false} overlaps={overlaps} brokenLimit={brokenLimit} />
      </div>
      {request.email !== null && (
        <TextAreaField
          label={t('bookingPage.decisionNote')}
          isOptional
          hint={t('bookingPage.decisionNoteHint', { name })}
          {...fieldProps}
        />
      )}
      {proposal && <p className="text-note text-ink-2">{t(`bookingPage.endsProposal.${proposal.by}`)}</p>}
      <RivalsSwitch rivals={rivals} isOn={declineRivals} onChange={setDeclineRivals} />
      <Dock isInPlace={proposal?.by === 'guest'}>
        <RequestActions
          row={row}
          size="medium"
          isTinted={proposal !== undefined}
          saysWhatEnds
          {...{ note, isTooLong, onCancel }}
          declinedRivals={declineRivals && rivals.length > 0 ? rivals.map(({ id }) => id) : undefined}
        />
      </Dock>
    </TurnFrame>
  );
};

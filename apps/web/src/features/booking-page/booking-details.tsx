import { openProposalOf } from '@hearthstay/stay';
import { useHistoryDisclosure } from '@web/panel/requests/request-history';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { useIsWide } from '@web/panel/use-is-wide';
import { useToday } from '@web/shared/settings/use-today';
import { actionsOf, BookingActions } from './booking-actions';
import type { BookingDialog } from './booking-dialog';
import { CancellationWish } from './cancellation-wish/cancellation-wish';
import { ConversationSection } from './conversation-section';
import { EmailsSection } from './emails-section';
import { GuestSection } from './guest-section';
import { NextSentence } from './next-sentence';
import { NoteSection } from './note-section';
import { isToBeDecided, PendingDecision } from './pending-decision';
import { PriceSection } from './price-section';
import { OpenProposalSection } from './proposal/open-proposal-section';
import { ReplyDock } from './reply-dock';
import { StaySection } from './stay-section';

export interface BookingDetailsProps {
  row: RequestRow;
  onOpen: (dialog: BookingDialog) => void;
}

/** The details of a booking in one column, the most urgent first, and its actions. */
export const BookingDetails = (props: BookingDetailsProps) => {
  const isWide = useIsWide();
  return (
    <>
      <DueSections {...props} />
      <AboutGuest {...props} />
      <Payments {...props} />
      <ConversationSection request={props.row.request} />
      <Records {...props} />
      <HistorySection row={props.row} />
      {isWide ? (
        <BookingActions {...props} className="booking-actions" />
      ) : (
        // The section of the days has the others.
        <BookingActions {...props} among={['cancel']} className="grid" />
      )}
    </>
  );
};

/** The details of a booking in two columns: next step, conversation and history, and beside them the data. */
export const BookingInColumns = (props: BookingDetailsProps) => (
  <div className="booking-columns">
    <div>
      <DueSections {...props} />
      <ConversationSection request={props.row.request} />
      <HistorySection row={props.row} />
    </div>
    <div>
      <AboutGuest {...props} />
      <Payments {...props} />
      <Records {...props} />
    </div>
  </div>
);

/** The next step, with the buttons that respond to it, and the days of the stay. */
const DueSections = ({ row, onOpen }: BookingDetailsProps) => {
  const { request } = row;
  const isWide = useIsWide();
  const proposal = openProposalOf(request, useToday());
  const isUndecided = isToBeDecided(row);
  const isShownAbove = isUndecided || proposal !== undefined;
  const isOwnersTurn =
    isUndecided || proposal?.by === 'guest' || (actionsOf(row).length > 0 && request.cancellationWish);
  return (
    <>
      <NextSentence row={row} />
      <OpenProposalSection row={row} />
      <CancellationWish row={row} />
      {isUndecided && <PendingDecision key={request.id} row={row} onCancel={() => onOpen('cancel')} />}
      {!(isWide && isShownAbove) && (
        <StaySection row={row} isShownAbove={isShownAbove}>
          {!isWide && (
            <BookingActions {...{ row, onOpen }} among={['move', 'offer']} className="mt-3 grid gap-3 xs:grid-cols-2" />
          )}
        </StaySection>
      )}
      {!isWide && !isOwnersTurn && <ReplyDock {...{ row, onOpen }} />}
    </>
  );
};

const AboutGuest = ({ row: { request }, onOpen }: BookingDetailsProps) => (
  <GuestSection request={request} onEdit={() => onOpen('edit')} />
);

const Payments = ({ row: { request }, onOpen }: BookingDetailsProps) => (
  <PriceSection request={request} onChangePrice={() => onOpen('price')} onShowPayments={() => onOpen('payments')} />
);

/** The e-mails and the private note. */
const Records = ({ row: { request }, onOpen }: BookingDetailsProps) => (
  <>
    <EmailsSection request={request} />
    <NoteSection request={request} onEdit={() => onOpen('edit')} />
  </>
);

/** The history, which is open if no action is possible any more. */
const HistorySection = ({ row }: { row: RequestRow }) => {
  const { button, list } = useHistoryDisclosure(row.request, actionsOf(row).length === 0);
  return (
    <div className="booking-section pt-4! print:hidden">
      {button}
      {list}
    </div>
  );
};

import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability';
import { CalendarsModule } from '../calendars';
import { GuestsModule } from '../guests';
import { MessagesModule } from '../messages';
import { SettingsModule } from '../settings';
import { ApproveRequest } from './approve-request/approve-request';
import { CancelRequest } from './cancel-request/cancel-request';
import { Cancellation } from './cancel-request/cancellation';
import { RespondToCancellationWish } from './cancellation-wish/respond-to-cancellation-wish';
import { WishCancellation } from './cancellation-wish/wish-cancellation';
import { ChangeGuest } from './change-guest/change-guest';
import { ChangePrice } from './change-price/change-price';
import { ConfirmOwnRequest } from './confirm-request/confirm-own-request';
import { ConfirmRequest } from './confirm-request/confirm-request';
import { Confirmation } from './confirm-request/confirmation';
import { CreateRequest } from './create-request/create-request';
import { EnterBooking } from './enter-booking/enter-booking';
import { RemoveUnfinishedEntries } from './enter-booking/remove-unfinished-entries';
import { IdempotentCreation } from './create-request/idempotent-creation';
import { Decline } from './decline-request/decline';
import { DeclineRequest } from './decline-request/decline-request';
import { FindRequestsOfGuest } from './find-requests-of-guest/find-requests-of-guest';
import { GetRequest } from './get-request/get-request';
import { GetRequestHistory } from './get-request-history/get-request-history';
import { ListGuestRequests } from './list-guest-requests/list-guest-requests';
import { ListRequests } from './list-requests/list-requests';
import { MoveBooking } from './move-booking/move-booking';
import { OwnRequest } from './own-request';
import { EndExpiredProposals } from './proposals/end-expired-proposals';
import { MakeOffer } from './proposals/make-offer';
import { OfferedStay } from './proposals/offered-stay';
import { OfferStay } from './proposals/offer-stay';
import { ProposalEvents } from './proposals/proposal-events';
import { ProposeChange } from './proposals/propose-change';
import { RespondToChange } from './proposals/respond-to-change';
import { RespondToOffer } from './proposals/respond-to-offer';
import { WithdrawOffer } from './proposals/withdraw-offer';
import { PaymentChange } from './payments/payment-change';
import { RecordPayment } from './payments/record-payment';
import { RemovePayment } from './payments/remove-payment';
import { RecordCopiedLink } from './record-copied-link/record-copied-link';
import { RequestStoreModule } from '../request-store';
import { DeclineRivals } from './rivals/decline-rivals';
import { StandingBooking } from './standing-booking';
import { ComposeStayEmail } from './stay-emails/compose-stay-email';
import { StayEmails } from './stay-emails/stay-emails';
import { UndoDecision } from './undo-decision/undo-decision';
import { WaitingRequests } from './waiting-requests/waiting-requests';
import { WithdrawRequest } from './withdraw-request/withdraw-request';

/** The life of a booking request, from the guest's question to the end of the stay. */
@Module({
  imports: [AvailabilityModule, CalendarsModule, GuestsModule, MessagesModule, RequestStoreModule, SettingsModule],
  controllers: [
    CreateRequest,
    EnterBooking,
    ConfirmRequest,
    ConfirmOwnRequest,
    ApproveRequest,
    DeclineRequest,
    CancelRequest,
    WithdrawRequest,
    WishCancellation,
    RespondToCancellationWish,
    UndoDecision,
    RecordCopiedLink,
    MoveBooking,
    MakeOffer,
    WithdrawOffer,
    OfferStay,
    RespondToOffer,
    ProposeChange,
    RespondToChange,
    ChangeGuest,
    ChangePrice,
    GetRequest,
    RecordPayment,
    RemovePayment,
    ListRequests,
    FindRequestsOfGuest,
    ListGuestRequests,
    GetRequestHistory,
    ComposeStayEmail,
  ],
  providers: [
    OwnRequest,
    Cancellation,
    Confirmation,
    PaymentChange,
    Decline,
    DeclineRivals,
    IdempotentCreation,
    StandingBooking,
    OfferedStay,
    ProposalEvents,
    EndExpiredProposals,
    RemoveUnfinishedEntries,
    WaitingRequests,
    StayEmails,
  ],
})
export class RequestsModule {}

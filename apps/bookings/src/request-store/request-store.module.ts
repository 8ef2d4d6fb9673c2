import { Module } from '@nestjs/common';
import { CancellationWishRepository } from './persistence/cancellation-wish.repository';
import { RequestCommandRepository } from './persistence/request-command.repository';
import { EnteredBookingRepository } from './persistence/entered-booking.repository';
import { GuestSearchRepository } from './persistence/guest-search.repository';
import { ExpiredRequestRepository } from './persistence/expired-request.repository';
import { GuestDataRepository } from './persistence/guest-data.repository';
import { requestOutboxRelay } from './persistence/request-outbox';
import { ProposalRepository } from './persistence/proposal.repository';
import { RequestChanges } from './persistence/request-changes';
import { RequestDetailsRepository } from './persistence/request-details.repository';
import { RequestRepository } from './persistence/request.repository';
import { RivalsToDeclineRepository } from './persistence/rivals-to-decline.repository';
import { StayEmailRepository } from './persistence/stay-email.repository';
import { UndoRepository } from './persistence/undo.repository';
import { WaitingRequestRepository } from './persistence/waiting-request.repository';
import { RemoveExpiredCommands } from './remove-expired-commands/remove-expired-commands';

/**
 * The stored requests. This is a separate module because features on which requests depend, such as availability, also
 * read them.
 */
@Module({
  providers: [
    RequestChanges,
    RequestRepository,
    UndoRepository,
    CancellationWishRepository,
    ProposalRepository,
    RequestDetailsRepository,
    EnteredBookingRepository,
    WaitingRequestRepository,
    StayEmailRepository,
    GuestSearchRepository,
    GuestDataRepository,
    ExpiredRequestRepository,
    RequestCommandRepository,
    RivalsToDeclineRepository,
    requestOutboxRelay,
    RemoveExpiredCommands,
  ],
  exports: [
    RequestRepository,
    UndoRepository,
    CancellationWishRepository,
    ProposalRepository,
    RequestDetailsRepository,
    EnteredBookingRepository,
    WaitingRequestRepository,
    StayEmailRepository,
    GuestSearchRepository,
    GuestDataRepository,
    ExpiredRequestRepository,
    RivalsToDeclineRepository,
  ],
})
export class RequestStoreModule {}

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

/** What other features read and write. */
const repositories = [
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
];

/**
 * The stored requests. This is a separate module because features on which requests depend, such as availability, also
 * read them.
 */
@Module({
  providers: [...repositories, RequestChanges, RequestCommandRepository, requestOutboxRelay, RemoveExpiredCommands],
  exports: repositories,
})
export class RequestStoreModule {}

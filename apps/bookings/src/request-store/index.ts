export { EnteredBookingRepository } from './persistence/entered-booking.repository';
export { ProposalRepository } from './persistence/proposal.repository';
export { RequestDetailsRepository } from './persistence/request-details.repository';
export { RivalsToDeclineRepository } from './persistence/rivals-to-decline.repository';
export { RequestRepository } from './persistence/request.repository';
export { StayEmailRepository } from './persistence/stay-email.repository';
export { WaitingRequestRepository } from './persistence/waiting-request.repository';
export { fromDocument, requestModel, type RequestDocument } from './persistence/request.schema';
export { RequestStoreModule } from './request-store.module';

import { bookingApproved, type AccessLink, type EventMessage } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import type { Day } from '@hearthstay/stay';
import type { ReachableRequest } from '../../request-store/domain/booking-request';
import type { endedProposal } from '../../request-store/domain/proposal';
import type { Settings } from '../../settings/domain/settings';
import { paymentWhenApproved } from './payment-account';
import { requestDetails } from '../../request-store/domain/request-details';

interface Approval {
  settings: Settings;
  approvedOn: Day;
  links: { confirmLink: AccessLink; statusLink: AccessLink };
  /** A word of the owner to the guest. */
  note?: string | undefined;
  /** The proposal that ends with the approval. */
  ended?: ReturnType<typeof endedProposal>;
}

/** Tells the guest that the request is approved, how to confirm and how to pay. */
export const approvalEvent = (
  request: ReachableRequest,
  { settings, approvedOn, links, note, ended }: Approval,
): EventMessage => {
  const payment = paymentWhenApproved(request, approvedOn, settings);
  return recordEvent(bookingApproved, {
    ...requestDetails(request, settings),
    ...links,
    ...ended,
    ...(note !== undefined && { note }),
    ...(payment && { payment }),
  });
};

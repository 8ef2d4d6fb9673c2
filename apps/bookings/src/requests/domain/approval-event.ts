import { bookingApproved, type AccessLink, type EventMessage } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import type { Day } from '@hearthstay/stay';
import type { ReachableRequest } from '../../request-store/domain/booking-request';
import type { Settings } from '../../settings/domain/settings';
import { paymentWhenApproved } from './payment-account';
import { requestDetails } from './request-details';

interface Approval {
  settings: Settings;
  approvedOn: Day;
  links: { confirmLink: AccessLink; statusLink: AccessLink };
  /** A word of the owner to the guest. */
  note?: string | undefined;
}

/** Tells the guest that the request is approved, how to confirm and how to pay. */
export const approvalEvent = (
  request: ReachableRequest,
  { settings, approvedOn, links, note }: Approval,
): EventMessage => {
  const payment = paymentWhenApproved(request, approvedOn, settings);
  return recordEvent(bookingApproved, {
    ...requestDetails(request, settings),
    ...links,
    ...(note !== undefined && { note }),
    ...(payment && { payment }),
  });
};

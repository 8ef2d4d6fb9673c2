import type { ReachableRequest } from './booking-request';

/** A pending request that its guest has confirmed, so that the owner has to decide. */
export type WaitingRequest = ReachableRequest & { guestConfirmedAt: string };

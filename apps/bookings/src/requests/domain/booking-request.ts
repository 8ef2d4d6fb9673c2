import { randomUUID } from 'node:crypto';
import type { BookingRequest, Locale, RequestFields } from '@hearthstay/contracts';

/** A booking request as this service keeps it. */
export interface StoredRequest extends BookingRequest {
  /** The claim under which the request holds its days since it was approved; `null` before that. */
  claimId: string | null;
}

/** What a guest asks for becomes a request: pending, and holding no days. An empty message is none. */
export const newRequest = (
  { name, email, startDate, endDate, message, locale }: RequestFields & { locale: Locale },
  now: Date,
): StoredRequest => ({
  id: randomUUID(),
  name,
  email,
  startDate,
  endDate,
  message: message || null,
  locale,
  status: 'pending',
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  guestConfirmedAt: null,
  cancellationReason: null,
  claimId: null,
});

/** The request as it was when it was new, whatever has become of it. */
export const asRequested = (request: StoredRequest): StoredRequest => ({
  ...request,
  status: 'pending',
  updatedAt: request.createdAt,
  guestConfirmedAt: null,
  cancellationReason: null,
  claimId: null,
});

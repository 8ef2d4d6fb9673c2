import type { confirmRequest, ConfirmationView, Locale, ResponseOf } from '@hearthstay/contracts';
import { sentence } from '../../platform/sentences/sentence';

/** A guest must not take a request that the owner has yet to decide on for a booking, so the two read differently. */
export const confirmationView = (
  { status, startDate, endDate }: ResponseOf<typeof confirmRequest>,
  locale: Locale,
): ConfirmationView => ({
  status,
  message: sentence(locale, status === 'confirmed' ? 'BOOKING_CONFIRMED' : 'REQUEST_CONFIRMED'),
  start_date: startDate,
  end_date: endDate,
});

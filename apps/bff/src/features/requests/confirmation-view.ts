import type { confirmRequest, ConfirmationView, Locale, ResponseOf } from '@hearthstay/contracts';
import { sentence } from '../../platform/sentences/sentence';

/** A pending request must not read like a booking, so the two have different messages. */
export const confirmationView = (
  { status, startDate, endDate, source }: ResponseOf<typeof confirmRequest>,
  locale: Locale,
): ConfirmationView => ({
  status,
  message: sentence(locale, status === 'confirmed' ? 'BOOKING_CONFIRMED' : 'REQUEST_CONFIRMED'),
  start_date: startDate,
  end_date: endDate,
  ...(source && { source }),
});

import type { BookingRequest, requestEventSchema } from '@hearthstay/contracts';
import type { z } from 'zod';

/** What every event about a request tells of it. */
export const requestDetails = (
  { id, name, email, startDate, endDate, message, locale, createdAt }: BookingRequest,
  propertyName: string,
): z.infer<typeof requestEventSchema> => ({
  requestId: id,
  name,
  email,
  startDate,
  endDate,
  message,
  locale,
  createdAt,
  propertyName,
});

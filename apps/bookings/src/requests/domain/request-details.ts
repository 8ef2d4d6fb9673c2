import type { BookingRequest, requestEventSchema } from '@hearthstay/contracts';
import type { z } from 'zod';

/** The fields of a request in every event about it. */
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

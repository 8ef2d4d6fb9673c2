import type { BookingRequest, requestEventSchema } from '@hearthstay/contracts';
import type { z } from 'zod';
import { stayUnitOf, type Settings } from '../../settings/domain/settings';

/** The settings that e-mails need. */
type EventSettings = Pick<Settings, 'propertyName'> & { stayRules?: Settings['stayRules'] | undefined };

/** The fields of a request in every event about it. */
export const requestDetails = (
  {
    id,
    name,
    email,
    startDate,
    endDate,
    message,
    locale,
    createdAt,
    adults,
    children,
    quote,
    priceNote,
  }: BookingRequest,
  { propertyName, stayRules }: EventSettings,
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
  ...(adults !== undefined && { adults, children }),
  ...(quote && { quote }),
  ...(priceNote !== undefined && { priceNote }),
  ...(stayUnitOf({ stayRules }) === 'nights' && { unit: 'nights' as const }),
});

import { fieldsOf, requestDetailsSchema, type BookingRequest, type requestEventSchema } from '@hearthstay/contracts';
import type { z } from 'zod';
import { stayUnitOf, type Settings } from '../../settings/domain/settings';

/** The settings that e-mails need. */
type EventSettings = Pick<Settings, 'propertyName'> & { stayRules?: Settings['stayRules'] | undefined };

const detailsOf = fieldsOf(requestDetailsSchema);

/** The fields of a request in every event about it. */
export const requestDetails = (
  request: BookingRequest,
  { propertyName, stayRules }: EventSettings,
): z.infer<typeof requestEventSchema> => ({
  requestId: request.id,
  ...detailsOf(request),
  propertyName,
  ...(stayUnitOf({ stayRules }) === 'nights' && { unit: 'nights' as const }),
});

import {
  fieldsOf,
  requestDetailsSchema,
  type BookingRequest,
  type EventMessage,
  type requestEventSchema,
} from '@hearthstay/contracts';
import type { z } from 'zod';
import { isReachable, type ReachableRequest, type StoredRequest } from './booking-request';
import { stayUnitOf, type Settings } from '../../settings/domain/settings';

/** The settings that e-mails need. */
type EventSettings = Pick<Settings, 'propertyName'> & { stayRules?: Settings['stayRules'] | undefined };

const detailsOf = fieldsOf(requestDetailsSchema);

/** The fields of a request in every event about it. */
export const requestDetails = (
  request: BookingRequest & { email: string; revision?: number | undefined },
  { propertyName, stayRules }: EventSettings,
): z.infer<typeof requestEventSchema> => ({
  requestId: request.id,
  ...detailsOf(request),
  email: request.email,
  propertyName,
  ...(request.revision !== undefined && { revision: request.revision }),
  ...(stayUnitOf({ stayRules }) === 'nights' && { unit: 'nights' as const }),
});

/** The event that becomes an e-mail to the guest of a request; `null` for a guest without an address. */
export const eventForGuest = (
  request: StoredRequest,
  record: (request: ReachableRequest) => EventMessage,
): EventMessage | null => (isReachable(request) ? record(request) : null);

import { z } from 'zod';
import { event } from '../message/event';
import { instantSchema } from '../values/instant';
import { localeSchema } from '../values/locale';
import { accessLinkSchema, requestEventSchema } from './request-event';

/** A guest with requests asked for the link to them, or needs it at another address. */
export const guestAccessRequested = event(
  'guest-access.requested',
  z.object({
    email: z.string(),
    locale: localeSchema,
    propertyName: z.string(),
    requestedAt: instantSchema,
    /** Present if the owner has corrected the address of the guest, who did not ask for the link. */
    isNewAddress: z.literal(true).optional(),
    statusLink: accessLinkSchema,
    /** The request that waits for the guest's confirmation, an approved one first. */
    toConfirm: requestEventSchema
      .pick({ startDate: true, endDate: true })
      .extend({ confirmLink: accessLinkSchema })
      .nullable(),
  }),
);

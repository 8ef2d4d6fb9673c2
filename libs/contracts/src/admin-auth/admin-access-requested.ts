import { z } from 'zod';
import { accessLinkSchema } from '../bookings/request-event';
import { event } from '../message/event';

/** An admin has asked for a link to the panel. */
export const adminAccessRequested = event(
  'admin-access.requested',
  z.object({ email: z.string(), link: accessLinkSchema }),
);

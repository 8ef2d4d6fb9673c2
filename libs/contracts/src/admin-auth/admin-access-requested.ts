import { z } from 'zod';
import { accessLinkSchema } from '../bookings/request-event';
import { event } from '../message/event';
import { panelPathSchema } from '../values/panel-path';

/** An admin requested a login link. */
export const adminAccessRequested = event(
  'admin-access.requested',
  z.object({ email: z.string(), link: accessLinkSchema, returnTo: panelPathSchema.optional() }),
);

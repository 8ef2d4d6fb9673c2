import { z } from 'zod';
import { shownDaysSchema } from '../bookings/shown-days';

/** `POST /bookings/requests/{id}/confirm`; without a body, the days are confirmed that the request has. */
export const confirmationBody = z.object({ shown: shownDaysSchema }).default({});

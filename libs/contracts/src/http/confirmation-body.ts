import { z } from 'zod';
import { shownDaysSchema } from '../bookings/shown-days';

/** The body of `POST /bookings/requests/{id}/confirm`. */
export const confirmationBody = z.object({ shown: shownDaysSchema });

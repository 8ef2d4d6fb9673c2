import { z } from 'zod';

/**
 * The days that a guest was shown, as `shownDaysOf` names them. Nobody confirms other days: they are
 * `BOOKING_CHANGED_MEANWHILE` with the present ones as `startDate` and `endDate`.
 */
export const shownDaysSchema = z.string({ error: 'WRONG_TYPE' }).optional();

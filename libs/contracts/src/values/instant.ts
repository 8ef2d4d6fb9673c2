import { z } from 'zod';

/** An instant, ISO 8601 in UTC; days of a stay are calendar days without a time. */
export const instantSchema = z.iso.datetime();

import { z } from 'zod';

/** German is the default and the fallback, because most guests speak it. */
export const locales = ['de', 'en'] as const;

export const localeSchema = z.enum(locales);

export type Locale = z.infer<typeof localeSchema>;

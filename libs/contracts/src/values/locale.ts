import { z } from 'zod';

/** German is the default and the fallback (specification, section 9). */
export const locales = ['de', 'en'] as const;

export const localeSchema = z.enum(locales);

export type Locale = z.infer<typeof localeSchema>;

import { z } from 'zod';
import { holidaysViewSchema } from '../bookings/holidays';
import { publicSettingsSchema } from '../bookings/settings';
import { localeSchema } from '../values/locale';
import { backgroundImageViewSchema } from './background-image-view';

/** The response of `GET /bookings/settings`, with the holidays in place of the choice of a region. */
export const settingsViewSchema = publicSettingsSchema.extend({
  ...backgroundImageViewSchema.shape,
  holidays: holidaysViewSchema.optional(),
  /** Absent if there are no photos of the house. The page keeps the place of the first one until it knows them. */
  photos: z.literal(true).optional(),
});

export type SettingsView = z.infer<typeof settingsViewSchema>;

/**
 * The response of `GET` and `PATCH /admin/settings`. It contains no password, only `passwordRequired`.
 */
export const adminSettingsViewSchema = settingsViewSchema.extend({
  appPassword: z.null(),
  /** The language of e-mails to admins who have set none; absent for the language of users who have chosen none. */
  emailLocale: localeSchema.optional(),
});

export type AdminSettingsView = z.infer<typeof adminSettingsViewSchema>;

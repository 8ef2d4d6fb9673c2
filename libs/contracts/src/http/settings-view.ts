import { z } from 'zod';
import { publicSettingsSchema } from '../bookings/settings';
import { backgroundImageViewSchema } from './background-image-view';

/** What `GET /bookings/settings` answers (specification, section 3). */
export const settingsViewSchema = publicSettingsSchema.extend(backgroundImageViewSchema.shape);

export type SettingsView = z.infer<typeof settingsViewSchema>;

/** What `GET` and `PATCH /admin/settings` answer. The password never leaves the server: `passwordRequired` tells of it. */
export const adminSettingsViewSchema = settingsViewSchema.extend({ appPassword: z.null() });

export type AdminSettingsView = z.infer<typeof adminSettingsViewSchema>;

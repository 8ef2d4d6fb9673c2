import { command } from '../message/rpc';
import { publicSettingsSchema } from './settings';
import { settingsChangesSchema } from './settings-changes';

/** An admin changes settings: all of what is named, or nothing. */
export const updateSettings = command('bookings.update-settings', {
  request: settingsChangesSchema,
  response: publicSettingsSchema,
});

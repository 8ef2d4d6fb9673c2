import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { publicSettingsSchema } from './settings';
import { settingsChangesSchema } from './settings-changes';

/** Changes settings: all given fields or none. */
export const updateSettings = command('bookings.update-settings', {
  request: settingsChangesSchema,
  response: publicSettingsSchema,
  deadlineMs: deadlines.password,
});

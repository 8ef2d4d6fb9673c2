import type { AdminSettingsView } from '@hearthstay/contracts';
import { publicSettings } from './public-settings';

/** The settings for owners, with the given changes. */
export const adminSettings = (changes: Partial<AdminSettingsView> = {}): AdminSettingsView => ({
  ...publicSettings(),
  appPassword: null,
  ...changes,
});

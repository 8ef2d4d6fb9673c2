import type { AdminSettingsView } from '@hearthstay/contracts';
import { publicSettings } from './public-settings';

/** The settings as owners see them, with what a test wants to be different. */
export const adminSettings = (changes: Partial<AdminSettingsView> = {}): AdminSettingsView => ({
  ...publicSettings(),
  appPassword: null,
  ...changes,
});

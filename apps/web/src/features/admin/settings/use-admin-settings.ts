import type { AdminSettingsView } from '@hearthstay/contracts';
import { useQuery } from '../../../shared/api/use-query';

export const adminSettingsKey = '/admin/settings';

/** The settings as owners see them. */
export const useAdminSettings = () => useQuery<AdminSettingsView>(adminSettingsKey);

import type { AdminSettingsView } from '@hearthstay/contracts';
import useSWR from 'swr';

export const adminSettingsKey = '/admin/settings';

/** The settings as owners see them. `settings` is undefined until the first answer. */
export const useAdminSettings = () => {
  const { data, error, mutate } = useSWR<AdminSettingsView, unknown>(adminSettingsKey);
  return { settings: data, error, reload: () => void mutate() };
};

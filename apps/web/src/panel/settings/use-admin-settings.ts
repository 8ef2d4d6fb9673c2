import type { AdminSettingsView, SettingsChanges } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

/** The settings as owners see them. */
export const useAdminSettings = () => useQuery<AdminSettingsView>(adminSettingsKey);

interface SaveOptions {
  /** What the screen shows until the server has answered. */
  optimistic?: (settings: AdminSettingsView, changes: SettingsChanges) => AdminSettingsView;
}

/** Saves what is named and leaves the rest. What the server answers is shown here, and the whole page follows. */
export const useSaveSettings = ({ optimistic }: SaveOptions = {}) =>
  useMutation<SettingsChanges, AdminSettingsView, AdminSettingsView>(
    (changes) => api.patch(adminSettingsKey, changes),
    {
      cache: { key: adminSettingsKey, optimistic, populate: (_, saved) => saved, invalidates: publicSettingsKey },
    },
  );

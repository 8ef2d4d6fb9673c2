import type { AdminSettingsView, SettingsChanges } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

/** The settings, including those that guests do not see. */
export const useAdminSettings = () => useQuery<AdminSettingsView>(adminSettingsKey);

interface SaveOptions {
  /** The settings to show until the response. */
  optimistic?: (settings: AdminSettingsView, changes: SettingsChanges) => AdminSettingsView;
}

/**
 * Saves the given settings and leaves the others unchanged. The response updates the settings here, and the public
 * settings are loaded again.
 */
export const useSaveSettings = ({ optimistic }: SaveOptions = {}) =>
  useMutation<SettingsChanges, AdminSettingsView, AdminSettingsView>(
    (changes) => api.patch(adminSettingsKey, changes),
    {
      cache: { key: adminSettingsKey, optimistic, populate: (_, saved) => saved, invalidates: publicSettingsKey },
    },
  );

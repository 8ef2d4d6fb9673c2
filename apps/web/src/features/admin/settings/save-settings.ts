import type { AdminSettingsView, SettingsChanges } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../shared/api/client';
import { publicSettingsKey } from '../../../shared/settings/use-public-settings';
import { adminSettingsKey } from './use-admin-settings';

interface SaveOptions {
  /** What the screen shows until the server has answered; taken back when it refuses. */
  meanwhile?: Partial<AdminSettingsView>;
}

/**
 * Saves what is named and leaves the rest. What the server answers is shown here, and the whole page follows. Rejects with
 * the refusal.
 */
export const useSaveSettings = () => {
  const { mutate } = useSWRConfig();
  return async (changes: SettingsChanges, { meanwhile }: SaveOptions = {}) => {
    await mutate<AdminSettingsView>(adminSettingsKey, () => api.patch(adminSettingsKey, changes), {
      ...(meanwhile && { optimisticData: (saved) => ({ ...saved, ...meanwhile }) as AdminSettingsView }),
      rollbackOnError: true,
      revalidate: false,
    });
    void mutate(publicSettingsKey);
  };
};

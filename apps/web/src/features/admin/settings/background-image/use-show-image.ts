import type { AdminSettingsView, BackgroundImageView } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { publicSettingsKey } from '../../../../shared/settings/use-public-settings';
import { adminSettingsKey } from '../use-admin-settings';

/** Shows the image that the server has now, here and on the whole page. */
export const useShowImage = () => {
  const { mutate } = useSWRConfig();
  return async (image: BackgroundImageView) => {
    await mutate<AdminSettingsView>(adminSettingsKey, (settings) => settings && { ...settings, ...image }, {
      revalidate: false,
    });
    void mutate(publicSettingsKey);
  };
};

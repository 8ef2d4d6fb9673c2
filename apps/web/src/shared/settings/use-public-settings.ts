import type { SettingsView } from '@hearthstay/contracts';
import { defaultTimeZone, newHouse } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';

/** The settings of a new house, used until the settings are loaded or if they cannot be loaded. */
const defaultSettings: SettingsView = {
  ...newHouse,
  backgroundImageUrl: null,
  backgroundImage: null,
  passwordRequired: false,
  timezone: defaultTimeZone,
};

export const publicSettingsKey = '/bookings/settings';

/**
 * The settings that guests may see; after a failure, the defaults. `isLoading` lasts only until the first response or
 * failure.
 */
export const usePublicSettings = () => {
  const query = useSWR<SettingsView, unknown>(publicSettingsKey);
  const { data, error, mutate } = query;
  return {
    settings: data ?? defaultSettings,
    isLoading: data === undefined && error === undefined,
    hasFailed: data === undefined && error !== undefined,
    // Not read before it is needed: whoever reads it is rendered at the beginning and the end of every call.
    get isReloading() {
      return query.isValidating;
    },
    reload: () => void mutate(),
  };
};

/** The name of the property, or a translated title without one. */
export const usePropertyName = (): string => {
  const { t } = useTranslation();
  const { settings } = usePublicSettings();
  return settings.propertyName || t('property');
};

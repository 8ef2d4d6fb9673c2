import type { SettingsView } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';

/** What a house starts with; in use until the settings are loaded, and while they cannot be. */
const defaultSettings: SettingsView = {
  maxAdvanceBookingDays: 365,
  maxConsecutiveBookings: 7,
  propertyName: 'Property',
  whitelistEnabled: false,
  showGuestNames: true,
  backgroundImageUrl: null,
  backgroundImage: null,
  passwordRequired: false,
  timezone: 'Europe/Berlin',
};

export const publicSettingsKey = '/bookings/settings';

/**
 * The settings that guests may see. `isLoading` only until the first response or failure; after a failure they are
 * defaults.
 */
export const usePublicSettings = () => {
  const { data, error, isValidating, mutate } = useSWR<SettingsView, unknown>(publicSettingsKey);
  return {
    settings: data ?? defaultSettings,
    isLoading: data === undefined && error === undefined,
    hasFailed: data === undefined && error !== undefined,
    isReloading: isValidating,
    reload: () => void mutate(),
  };
};

/** The property's name, or a translated title while it has none. */
export const usePropertyName = (): string => {
  const { t } = useTranslation();
  const { settings } = usePublicSettings();
  return settings.propertyName || t('property');
};

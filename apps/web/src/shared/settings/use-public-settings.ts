import type { SettingsView } from '@hearthstay/contracts';
import useSWR from 'swr';
import { settingsOfPage } from './settings-of-page';

/** Specification, section 9; they stay when the settings cannot be loaded (section 8). */
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
 * What guests may know of the settings. `isLoading` only until the first answer or failure; after a failure they are
 * defaults.
 */
export const usePublicSettings = () => {
  const { data, error, isValidating, mutate } = useSWR<SettingsView, unknown>(publicSettingsKey, {
    fallbackData: settingsOfPage(),
  });
  return {
    settings: data ?? defaultSettings,
    isLoading: data === undefined && error === undefined,
    hasFailed: data === undefined && error !== undefined,
    isReloading: isValidating,
    reload: () => void mutate(),
  };
};

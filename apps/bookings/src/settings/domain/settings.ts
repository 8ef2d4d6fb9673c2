import type { PublicSettings } from '@hearthstay/contracts';

/** The settings of the owner. */
export interface Settings {
  maxAdvanceBookingDays: number;
  maxConsecutiveBookings: number;
  propertyName: string;
  whitelistEnabled: boolean;
  showGuestNames: boolean;
  /** Absent while no password is required. */
  appPasswordHash?: string;
}

/** Specification, sections 3 and 9. */
export const defaultSettings: Settings = {
  maxAdvanceBookingDays: 365,
  maxConsecutiveBookings: 7,
  propertyName: 'Property',
  whitelistEnabled: false,
  showGuestNames: true,
};

/** What guests may know of the settings: whether there is a password, never what it is. */
export const publicSettingsOf = ({ appPasswordHash, ...settings }: Settings, timezone: string): PublicSettings => ({
  ...settings,
  passwordRequired: appPasswordHash !== undefined,
  timezone,
});

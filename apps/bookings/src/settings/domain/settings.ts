import type { PublicSettings, StayRules } from '@hearthstay/contracts';
import type { StayUnit } from '@hearthstay/stay';

/** The settings of the owner. */
export interface Settings {
  maxAdvanceBookingDays: number;
  maxConsecutiveBookings: number;
  propertyName: string;
  whitelistEnabled: boolean;
  showGuestNames: boolean;
  /** Absent until one of them is set. */
  stayRules?: StayRules;
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

export const defaultStayRules: StayRules = { sameDayTurnover: false };

/** The rules of stays, those that the owner has not set included. */
export const stayRulesOf = ({ stayRules }: { stayRules?: StayRules | undefined }): StayRules => ({
  ...defaultStayRules,
  ...stayRules,
});

/** What stays hold, as far as anybody sees. Claims are made by `ClaimUnit`. */
export const stayUnitOf = (settings: { stayRules?: StayRules | undefined }): StayUnit =>
  stayRulesOf(settings).sameDayTurnover ? 'nights' : 'days';

/**
 * The settings that guests may read: whether a password is set, but not the password. The rules of stays are included
 * only if some are set, so that the response stays unchanged for all other properties.
 */
export const publicSettingsOf = (
  { appPasswordHash, stayRules, ...settings }: Settings,
  timezone: string,
): PublicSettings => ({
  ...settings,
  ...(stayRules?.sameDayTurnover && { stayRules }),
  passwordRequired: appPasswordHash !== undefined,
  timezone,
});

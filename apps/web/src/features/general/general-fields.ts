import type { AdminSettingsView, SettingsChanges } from '@hearthstay/contracts';
import type { SentenceCode } from '@hearthstay/sentences';
import { cleanLine, cleanPassword, fieldLimits, visibleLength } from '@hearthstay/stay';

/** What the owner types, as text until it is saved. */
export interface GeneralFields {
  propertyName: string;
  maxAdvanceBookingDays: string;
  maxConsecutiveBookings: string;
  showGuestNames: boolean;
  /** A new password; `''` keeps the present one, `null` removes it. */
  appPassword: string | null;
}

export type GeneralField = keyof GeneralFields;

/** The code of the sentence for what is wrong with a field. */
export type GeneralProblem = Extract<
  SentenceCode,
  | 'PROPERTY_NAME_REQUIRED'
  | 'PROPERTY_NAME_TOO_LONG'
  | 'MAX_ADVANCE_OUT_OF_RANGE'
  | 'MAX_CONSECUTIVE_OUT_OF_RANGE'
  | 'PASSWORD_BLANK'
  | 'PASSWORD_TOO_LONG'
>;

export const fieldsOf = (settings: AdminSettingsView): GeneralFields => ({
  propertyName: settings.propertyName,
  maxAdvanceBookingDays: String(settings.maxAdvanceBookingDays),
  maxConsecutiveBookings: String(settings.maxConsecutiveBookings),
  showGuestNames: settings.showGuestNames,
  appPassword: '',
});

const nameProblem = (name: string): GeneralProblem | null => {
  if (visibleLength(name) === 0) return 'PROPERTY_NAME_REQUIRED';
  return name.length > fieldLimits.propertyNameMax ? 'PROPERTY_NAME_TOO_LONG' : null;
};

const isCount = (text: string, max: number) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= max;

const advanceProblem = (days: string): GeneralProblem | null =>
  isCount(days, fieldLimits.maxAdvanceBookingDaysMax) ? null : 'MAX_ADVANCE_OUT_OF_RANGE';

const consecutiveProblem = (count: string): GeneralProblem | null =>
  isCount(count, fieldLimits.maxConsecutiveBookingsMax) ? null : 'MAX_CONSECUTIVE_OUT_OF_RANGE';

const passwordProblem = (password: string | null): GeneralProblem | null => {
  if (password === null || password === '') return null;
  // Nobody could type it, and the gate ignores spaces.
  if (visibleLength(password) === 0) return 'PASSWORD_BLANK';
  return cleanPassword(password).length > fieldLimits.appPasswordMax ? 'PASSWORD_TOO_LONG' : null;
};

/** What is wrong with the fields, those that are fine left out. */
export const problemsOf = (fields: GeneralFields): Partial<Record<GeneralField, GeneralProblem>> => {
  const problems = {
    propertyName: nameProblem(cleanLine(fields.propertyName)),
    maxAdvanceBookingDays: advanceProblem(fields.maxAdvanceBookingDays.trim()),
    maxConsecutiveBookings: consecutiveProblem(fields.maxConsecutiveBookings.trim()),
    appPassword: passwordProblem(fields.appPassword),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
};

/** The fields as they are sent; the password only when it is to change. */
export const changesOf = ({ appPassword, ...fields }: GeneralFields): SettingsChanges => ({
  propertyName: cleanLine(fields.propertyName),
  maxAdvanceBookingDays: Number(fields.maxAdvanceBookingDays),
  maxConsecutiveBookings: Number(fields.maxConsecutiveBookings),
  showGuestNames: fields.showGuestNames,
  ...(appPassword !== '' && { appPassword: appPassword && cleanPassword(appPassword) }),
});

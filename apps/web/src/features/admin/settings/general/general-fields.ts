import type { AdminSettingsView, SettingsChanges } from '@hearthstay/contracts';
import { fieldLimits, visibleLength } from '@hearthstay/stay';

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

export type GeneralProblem = 'required' | 'tooLong' | 'outOfRange' | 'blank';

export const fieldsOf = (settings: AdminSettingsView): GeneralFields => ({
  propertyName: settings.propertyName,
  maxAdvanceBookingDays: String(settings.maxAdvanceBookingDays),
  maxConsecutiveBookings: String(settings.maxConsecutiveBookings),
  showGuestNames: settings.showGuestNames,
  appPassword: '',
});

const nameProblem = (name: string): GeneralProblem | null => {
  if (visibleLength(name) === 0) return 'required';
  return name.length > fieldLimits.propertyNameMax ? 'tooLong' : null;
};

const daysProblem = (days: string, max: number): GeneralProblem | null =>
  /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= max ? null : 'outOfRange';

const passwordProblem = (password: string | null): GeneralProblem | null => {
  if (password === null || password === '') return null;
  // Nobody could type it, and the gate ignores spaces.
  if (visibleLength(password) === 0) return 'blank';
  return password.length > fieldLimits.appPasswordMax ? 'tooLong' : null;
};

/** What is wrong with the fields, those that are fine left out. */
export const problemsOf = (fields: GeneralFields): Partial<Record<GeneralField, GeneralProblem>> => {
  const problems = {
    propertyName: nameProblem(fields.propertyName.trim()),
    maxAdvanceBookingDays: daysProblem(fields.maxAdvanceBookingDays.trim(), fieldLimits.maxAdvanceBookingDaysMax),
    maxConsecutiveBookings: daysProblem(fields.maxConsecutiveBookings.trim(), fieldLimits.maxConsecutiveBookingsMax),
    appPassword: passwordProblem(fields.appPassword),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
};

/** The fields as they are sent; the password only when it is to change. */
export const changesOf = ({ appPassword, ...fields }: GeneralFields): SettingsChanges => ({
  propertyName: fields.propertyName.trim(),
  maxAdvanceBookingDays: Number(fields.maxAdvanceBookingDays),
  maxConsecutiveBookings: Number(fields.maxConsecutiveBookings),
  showGuestNames: fields.showGuestNames,
  ...(appPassword !== '' && { appPassword }),
});

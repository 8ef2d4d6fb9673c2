import { cleanLine } from './clean-text';

/** Whether the request form asks for a field. */
export const askings = ['off', 'optional', 'required'] as const;

export type Asking = (typeof askings)[number];

/** A phone number as keyboards write it: with the spaces and dashes of other programs replaced. */
const typedPhone = (text: string): string =>
  cleanLine(text)
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-');

/**
 * The fields that the request form asks for where the owner wants them: the setting that says so, how a text is sent,
 * whether it is one, and the errors. Phone numbers of all countries differ, so only their characters are checked.
 */
export const askedFields = {
  phone: {
    setting: 'askPhone',
    clean: typedPhone,
    isValid: (phone: string) => /^[\d +\-()/.]{5,30}$/.test(phone),
    missing: 'PHONE_REQUIRED',
    invalid: 'PHONE_INVALID',
  },
  /** On the day of arrival, as `HH:MM`. */
  arrivalTime: {
    setting: 'askArrivalTime',
    clean: cleanLine,
    isValid: (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time),
    missing: 'ARRIVAL_TIME_REQUIRED',
    invalid: 'ARRIVAL_TIME_INVALID',
  },
} as const;

export type AskedFieldName = keyof typeof askedFields;

export const askedFieldNames = Object.keys(askedFields) as AskedFieldName[];

export const ofEachAskedField = <Value>(valueOf: (name: AskedFieldName) => Value): Record<AskedFieldName, Value> =>
  Object.fromEntries(askedFieldNames.map((name) => [name, valueOf(name)])) as Record<AskedFieldName, Value>;

/** What the owner wants to know with a request. */
export type AskedFields = Record<(typeof askedFields)[AskedFieldName]['setting'], Asking>;

/** Whether a field is asked for; no field is before the owner has set it. */
export const askingOf = (name: AskedFieldName, asked: AskedFields | undefined): Asking =>
  asked?.[askedFields[name].setting] ?? 'off';

type AskedField = (typeof askedFields)[AskedFieldName];

/** What is wrong with a text as it is sent, in a house that asks for the field so; `null` if nothing. */
export const askedFieldProblem = (
  name: AskedFieldName,
  text: string,
  asking: Asking,
): AskedField['missing' | 'invalid'] | null => {
  const { isValid, missing, invalid } = askedFields[name];
  if (asking === 'off') return null;
  if (text === '') return asking === 'required' ? missing : null;
  return isValid(text) ? null : invalid;
};

import { locales, type Locale } from '@hearthstay/locales';
import { fieldLimits, hasPlaceholder, placeholderProblem } from '@hearthstay/stay';
import { z } from 'zod';
import type { FieldErrorCode } from '../errors/field-error-code';
import { requiredAs } from '../values/field-error';
import type { FieldRule } from '../values/field-rules';
import { inEachLanguage } from '../values/in-each-language';
import { lineOfText, paragraphOfText } from '../values/text';
import { wholeNumber } from '../values/whole-number';
import { settingsSection } from './settings-section';

/** The e-mails of a stay, in the order in which the owner sees them. */
export const stayEmailKinds = ['arrival', 'departure', 'thanks', 'balance'] as const;

export const stayEmailKindSchema = z.enum(stayEmailKinds);

export type StayEmailKind = z.infer<typeof stayEmailKindSchema>;

const required = { error: requiredAs('REQUIRED') };
const flag = z.boolean(required);

/** A text whose placeholders exist and are complete. */
const filledLater = (text: z.ZodString) =>
  text.superRefine((value, context) => {
    const problem = placeholderProblem(value);
    if (!problem) return;
    const message: FieldErrorCode = problem === 'unknown' ? 'PLACEHOLDER_UNKNOWN' : 'PLACEHOLDER_BROKEN';
    context.addIssue({ code: 'custom', message });
  });

/** A subject, and a text, with placeholders. */
export const stayEmailSubjectSchema = filledLater(
  lineOfText({ max: fieldLimits.emailSubjectMax, tooLong: 'EMAIL_SUBJECT_TOO_LONG' }),
);
export const stayEmailTextSchema = filledLater(
  paragraphOfText({ max: fieldLimits.emailTextMax, tooLong: 'EMAIL_TEXT_TOO_LONG' }),
);

/** Counts to the day of arrival, of departure or on which the rest is due. */
export const stayEmailDaysSchema = wholeNumber(0, fieldLimits.stayEmailDaysMax, 'STAY_EMAIL_DAYS_OUT_OF_RANGE');

/** The fields of each kind. */
const stayEmailFields = (days: number) => ({
  enabled: flag.default(false),
  days: stayEmailDaysSchema.default(days),
  /** Of the clocks at the property. */
  hour: wholeNumber(0, 23, 'STAY_EMAIL_HOUR_OUT_OF_RANGE').default(9),
  /** Whether bookings that their guests have not confirmed get none. */
  onlyConfirmed: flag.default(true),
  subject: inEachLanguage(stayEmailSubjectSchema),
  text: inEachLanguage(stayEmailTextSchema),
});

/** The e-mails that the owner writes for each stay. */
export const stayEmailsSchema = z.object({
  balance: z.strictObject(stayEmailFields(3), required).prefault({}),
  arrival: z
    .strictObject(
      {
        ...stayEmailFields(3),
        /** Only in this e-mail, and then on the guest's page; empty if there is none. */
        doorCode: lineOfText({ max: fieldLimits.doorCodeMax, tooLong: 'DOOR_CODE_TOO_LONG' }).default(''),
      },
      required,
    )
    .prefault({}),
  departure: z.strictObject(stayEmailFields(1), required).prefault({}),
  thanks: z.strictObject(stayEmailFields(2), required).prefault({}),
});

export type StayEmails = z.infer<typeof stayEmailsSchema>;

export type StayEmail = StayEmails[StayEmailKind];

/** The language in which a guest gets an e-mail: the guest's own if the owner has written it, or any other one. */
export const writtenLanguage = ({ text }: Pick<StayEmail, 'text'>, wanted: Locale): Locale | undefined =>
  [wanted, ...locales].find((locale) => text[locale] !== '');

/** Whether a kind may contain the door code in its text. */
export const mayHaveDoorCode = (kind: StayEmailKind): kind is 'arrival' => kind === 'arrival';

type Rule = FieldRule<StayEmails>;

const rulesOf = (kind: StayEmailKind): Rule[] => [
  ...locales.flatMap((locale): Rule[] => [
    [
      ({ [kind]: email }) => !email.enabled || email.subject[locale] === '' || email.text[locale] !== '',
      { path: [kind, 'text', locale], error: 'EMAIL_TEXT_REQUIRED' },
    ],
    [
      ({ [kind]: email }) => !email.enabled || email.text[locale] === '' || email.subject[locale] !== '',
      { path: [kind, 'subject', locale], error: 'EMAIL_SUBJECT_REQUIRED' },
    ],
    [
      ({ [kind]: email }) => !hasPlaceholder(email.subject[locale], 'doorCode'),
      { path: [kind, 'subject', locale], error: 'DOOR_CODE_MISPLACED' },
    ],
    [
      ({ [kind]: email }) => mayHaveDoorCode(kind) || !hasPlaceholder(email.text[locale], 'doorCode'),
      { path: [kind, 'text', locale], error: 'DOOR_CODE_MISPLACED' },
    ],
  ]),
  [
    ({ [kind]: email }) =>
      !email.enabled || locales.some((locale) => email.text[locale] + email.subject[locale] !== ''),
    { path: [kind, 'text', locales[0]], error: 'EMAIL_TEXT_REQUIRED' },
  ],
];

/** An e-mail that is on needs a text, and a text with the door code needs one. */
export const stayEmailsSection = settingsSection({
  name: 'stay-emails',
  schema: stayEmailsSchema,
  content: 'e-mails that guests get before and after their stays',
  operations: 'StayEmailSettings',
  rules: [
    ...stayEmailKinds.flatMap(rulesOf),
    [
      ({ arrival: { enabled, doorCode, text } }) =>
        !enabled || doorCode !== '' || !locales.some((locale) => hasPlaceholder(text[locale], 'doorCode')),
      { path: ['arrival', 'doorCode'], error: 'DOOR_CODE_REQUIRED' },
    ],
  ],
});

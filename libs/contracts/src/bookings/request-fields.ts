import {
  askedFieldNames,
  askedFieldProblem,
  askedFields,
  askings,
  askingOf,
  fieldLimits,
  ofEachAskedField,
  visibleLength,
  type AskedFieldName,
  type AskedFields,
} from '@hearthstay/stay';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error';
import type { FieldError } from '../errors/field-error-code';
import { daySchema } from '../values/day';
import { emailSchema } from '../values/email';
import { fieldError, requiredAs } from '../values/field-error';
import { lineOfText, paragraphOfText } from '../values/text';
import { wholeNumber } from '../values/whole-number';
import { guestFieldsSchema } from './guests';
import { settingsSection } from './settings-section';

const asking = z.enum(askings, { error: ({ input }) => (input === undefined ? 'REQUIRED' : 'INVALID') }).default('off');

/** Which of the optional fields the form asks for. */
export const requestFormSchema = z.object(
  Object.fromEntries(askedFieldNames.map((name) => [askedFields[name].setting, asking])) as Record<
    keyof AskedFields,
    typeof asking
  >,
);

export const requestFormSection = settingsSection({
  name: 'request-form',
  schema: requestFormSchema,
  content: 'fields that the request form asks for',
  operations: 'RequestForm',
});

/** What the house may ask for, as it is typed; an empty text counts as none. */
export const typedAskedFields = ofEachAskedField((name) => {
  const { clean, isValid, invalid } = askedFields[name];
  return z
    .string({ error: requiredAs('REQUIRED') })
    .overwrite(clean)
    .refine((text) => text === '' || isValid(text), fieldError(invalid))
    .optional();
});

export const guestNameSchema = lineOfText({
  missing: 'NAME_REQUIRED',
  max: fieldLimits.nameMax,
  tooLong: 'NAME_TOO_LONG',
})
  .min(1, { error: 'NAME_REQUIRED', abort: true })
  .refine((name) => visibleLength(name) >= fieldLimits.nameMin, fieldError('NAME_TOO_SHORT'));

/** The fields of the booking form. */
export const requestFieldsSchema = z
  .object({
    name: guestNameSchema,
    email: emailSchema,
    startDate: daySchema,
    endDate: daySchema,
    message: paragraphOfText({ max: fieldLimits.messageMax, tooLong: 'MESSAGE_TOO_LONG' }).optional(),
    ...typedAskedFields,
    ...guestFieldsSchema.shape,
    /** The total that the guest was shown, in the currency's smallest unit; absent if none was. */
    quotedTotal: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'AMOUNT_OUT_OF_RANGE').optional(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'RANGE_REVERSED',
  });

export type RequestFields = z.infer<typeof requestFieldsSchema>;

/**
 * The fields of a request, without those that the house does not ask for.
 *
 * @throws DomainError `VALIDATION_FAILED` for each required field that is missing
 */
export const withAskedFields = <Fields extends RequestFields>(
  fields: Fields,
  asked: AskedFields | undefined,
): Fields => {
  const problems = askedFieldNames.flatMap((field): FieldError[] => {
    const code = askedFieldProblem(field, fields[field] ?? '', askingOf(field, asked));
    return code ? [{ field, code }] : [];
  });
  if (problems.length > 0) throw new DomainError('VALIDATION_FAILED', { fields: problems });
  const unwanted = askedFieldNames.filter((name) => !fields[name] || askingOf(name, asked) === 'off');
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !unwanted.includes(name as AskedFieldName)),
  ) as Fields;
};

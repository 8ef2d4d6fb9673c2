import { fieldLimits, visibleLength } from '@hearthstay/stay';
import { z } from 'zod';
import { daySchema } from '../values/day';
import { emailSchema } from '../values/email';
import { fieldError } from '../values/field-error';
import { lineOfText, paragraphOfText } from '../values/text';

/** The fields of the booking form. */
export const requestFieldsSchema = z
  .object({
    name: lineOfText({ missing: 'NAME_REQUIRED', max: fieldLimits.nameMax, tooLong: 'NAME_TOO_LONG' })
      .min(1, { error: 'NAME_REQUIRED', abort: true })
      .refine((name) => visibleLength(name) >= fieldLimits.nameMin, fieldError('NAME_TOO_SHORT')),
    email: emailSchema,
    startDate: daySchema,
    endDate: daySchema,
    message: paragraphOfText({ max: fieldLimits.messageMax, tooLong: 'MESSAGE_TOO_LONG' }).optional(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'RANGE_REVERSED',
  });

export type RequestFields = z.infer<typeof requestFieldsSchema>;

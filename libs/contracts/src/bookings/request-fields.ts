import { fieldLimits, visibleLength } from '@hearthstay/stay';
import { z } from 'zod';
import { daySchema } from '../values/day';
import { emailSchema } from '../values/email';
import { fieldError } from '../values/field-error';
import { lineOfText, paragraphOfText } from '../values/text';
import { wholeNumber } from '../values/whole-number';
import { guestFieldsSchema } from './guests';

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
    ...guestFieldsSchema.shape,
    /** The total that the guest was shown, in the currency's smallest unit; absent if none was. */
    quotedTotal: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'AMOUNT_OUT_OF_RANGE').optional(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'RANGE_REVERSED',
  });

export type RequestFields = z.infer<typeof requestFieldsSchema>;

import { fieldLimits, type Day } from '@hearthstay/stay';
import type { FieldErrorCode } from '../errors/field-error-code';
import { daySchema } from './day';
import { fieldError } from './field-error';
import { lineOfText } from './text';

/** A part of a year, both days included. */
export const seasonFields = {
  name: lineOfText({ max: fieldLimits.seasonNameMax, tooLong: 'SEASON_NAME_TOO_LONG' }).min(
    1,
    fieldError('SEASON_NAME_REQUIRED'),
  ),
  from: daySchema,
  to: daySchema,
};

/** The refinement of a season: it does not end before it begins. */
export const endsAfterBegin: [(season: { from: Day; to: Day }) => boolean, { path: string[]; error: FieldErrorCode }] =
  [({ from, to }) => from <= to, { path: ['to'], error: 'RANGE_REVERSED' }];

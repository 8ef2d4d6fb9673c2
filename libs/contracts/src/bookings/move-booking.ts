import { priceLimits } from '@hearthstay/prices';
import { dayCount, fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { daySchema } from '../values/day';
import { withRules, type FieldRule } from '../values/field-rules';
import { idSchema } from '../values/id';
import { snakeCaseBody } from '../values/snake-case';
import { optionalText, paragraphOfText } from '../values/text';
import { wholeNumber } from '../values/whole-number';
import { decidedRequestSchema } from './undo-decision';

const moveFields = {
  startDate: daySchema,
  endDate: daySchema,
  /** The price of the moved stay, in the smallest unit of its currency; without it the price stays. */
  total: wholeNumber(0, priceLimits.totalMax, 'AMOUNT_OUT_OF_RANGE').optional(),
  /** Whether the guest gets an e-mail. */
  notify: z.boolean({ error: 'WRONG_TYPE' }).default(false),
  /** A word to the guest. */
  note: optionalText(paragraphOfText({ max: fieldLimits.messageMax, tooLong: 'MESSAGE_TOO_LONG' })),
};

/** Stay rules do not bind the owner; the limit of days only protects storage. */
const rules: FieldRule<z.output<z.ZodObject<typeof moveFields>>>[] = [
  [({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'], error: 'RANGE_REVERSED' }],
  [
    ({ startDate: start, endDate: end }) => start > end || dayCount({ start, end }) <= fieldLimits.blockedDaysMax,
    { path: ['endDate'], error: 'TOO_MANY_DAYS' },
  ],
];

/** `POST /admin/requests/{id}/move`. */
export const moveBody = snakeCaseBody(moveFields, rules);

/**
 * Gives an approved or confirmed booking other days, which may overlap its own: all of them, or nothing changes. It can
 * be undone as a decision.
 */
export const moveBooking = command('bookings.move-booking', {
  request: withRules(z.object({ id: idSchema, ...moveFields }), rules),
  response: decidedRequestSchema,
});

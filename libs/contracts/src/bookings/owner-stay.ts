import { priceLimits } from '@hearthstay/prices';
import { dayCount, fieldLimits, type Day } from '@hearthstay/stay';
import { z } from 'zod';
import { daySchema } from '../values/day';
import type { FieldRule } from '../values/field-rules';
import { wholeNumber } from '../values/whole-number';

/** Days and price of a stay that the owner decides on. */
export const agreedStayFields = {
  startDate: daySchema,
  endDate: daySchema,
  /** In place of the price that there would be otherwise, in the smallest unit of its currency. */
  total: wholeNumber(0, priceLimits.totalMax, 'AMOUNT_OUT_OF_RANGE').optional(),
};

/** The same, and whether the guest is told. */
export const ownerStayFields = {
  ...agreedStayFields,
  /** Whether the guest gets an e-mail. */
  notify: z.boolean({ error: 'WRONG_TYPE' }).default(false),
};

/** Stay rules do not bind the owner; the limit of days only protects storage. */
export const ownerStayRules: FieldRule<{ startDate: Day; endDate: Day }>[] = [
  [({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'], error: 'RANGE_REVERSED' }],
  [
    ({ startDate: start, endDate: end }) => start > end || dayCount({ start, end }) <= fieldLimits.blockedDaysMax,
    { path: ['endDate'], error: 'TOO_MANY_DAYS' },
  ],
];

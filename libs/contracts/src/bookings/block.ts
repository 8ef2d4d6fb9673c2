import { dayCount, fieldLimits, type Day } from '@hearthstay/stay';
import { z } from 'zod';
import { command } from '../message/rpc';
import { daySchema } from '../values/day';
import { idSchema } from '../values/id';
import { paragraphOfText } from '../values/text';

/** The owner's private note on a block; an empty one counts as none. */
const blockNoteSchema = paragraphOfText({ max: fieldLimits.notesMax, tooLong: 'NOTES_TOO_LONG' })
  .transform((note) => note || null)
  .nullable();

const rangeFields = { from: daySchema, to: daySchema };

const blockableRange = <Fields extends z.ZodType<{ from?: Day; to?: Day }>>(fields: Fields) =>
  fields
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'RANGE_REVERSED', abort: true })
    .refine(({ from, to }) => !from || !to || dayCount({ start: from, end: to }) <= fieldLimits.blockedDaysMax, {
      path: ['to'],
      error: 'TOO_MANY_DAYS',
    });

/** The first and the last day of a block, inclusive, and the note. */
export const blockFieldsSchema = blockableRange(z.object({ ...rangeFields, note: blockNoteSchema.default(null) }));

/** The first and the last day to free, inclusive. */
export const rangeToFreeSchema = blockableRange(z.object(rangeFields));

/** The changes of a block: its range, with both days, its note, or both. */
export const blockChangesSchema = blockableRange(z.object({ ...rangeFields, note: blockNoteSchema }).partial())
  .refine(({ from, to }) => !from || to, { path: ['to'], error: 'REQUIRED' })
  .refine(({ from, to }) => from || !to, { path: ['from'], error: 'REQUIRED' });

/** A range of days that the owner keeps blocked. */
export const blockSchema = z.object({ id: idSchema, from: daySchema, to: daySchema, note: z.string().nullable() });

export type BlockView = z.infer<typeof blockSchema>;

/**
 * Blocks all days of a range or none. A past first day is rejected with `VALIDATION_FAILED` and `DAY_IN_PAST`, days of
 * requests with `DAYS_BOOKED`, which lists them. Other blocks and calendar feeds may claim the same days.
 */
export const addBlock = command('bookings.add-block', { request: blockFieldsSchema, response: blockSchema });

/**
 * Changes the range and the note of a block; `ENTRY_NOT_FOUND` when none of its days is blocked any more. Days that are
 * added are rejected as by `addBlock`, and then the block stays as it was. A day that stays blocked is never free.
 */
export const changeBlock = command('bookings.change-block', {
  request: z.intersection(z.object({ id: idSchema }), blockChangesSchema),
  response: blockSchema,
});

/** Frees the days of a block; `ENTRY_NOT_FOUND` when none is blocked any more. Other claims on them stay. */
export const removeBlock = command('bookings.remove-block', {
  request: z.object({ id: idSchema }),
  response: z.object({}),
});

/**
 * Frees the days of a range, whichever blocks have them; `ENTRY_NOT_FOUND` when none of them is blocked. Other claims
 * on them stay.
 */
export const freeRange = command('bookings.free-range', { request: rangeToFreeSchema, response: z.object({}) });

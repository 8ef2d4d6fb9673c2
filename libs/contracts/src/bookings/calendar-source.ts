import { cleanLine, fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { errorCodes } from '../errors/error-table';
import { errorParamsSchema } from '../errors/error-params';
import { daySchema } from '../values/day';
import { fieldError, requiredAs } from '../values/field-error';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { lineOfText } from '../values/text';

/** The colours that distinguish calendars; the page has a shade of each for light and dark mode. */
export const calendarColors = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;

export type CalendarColor = (typeof calendarColors)[number];

export const calendarNameSchema = lineOfText({
  missing: 'CALENDAR_NAME_REQUIRED',
  max: fieldLimits.calendarNameMax,
  tooLong: 'CALENDAR_NAME_TOO_LONG',
}).min(1, fieldError('CALENDAR_NAME_REQUIRED'));

export const calendarAddressSchema = z
  .string({ error: requiredAs('REQUIRED') })
  .overwrite(cleanLine)
  .min(1, fieldError('REQUIRED'))
  .max(fieldLimits.calendarAddressMax, fieldError('INVALID'));

/** Selects the events of a calendar that claim days. */
export const calendarOptionsSchema = z.object({
  /** Only events titled `Reserved`, the title that Airbnb gives to stays only. */
  onlyReserved: z.boolean({ error: requiredAs('REQUIRED') }).default(false),
  /** Excludes transparent events, which block no time. */
  skipTransparent: z.boolean({ error: requiredAs('REQUIRED') }).default(false),
  /** Includes events within one day. */
  includeShortTimed: z.boolean({ error: requiredAs('REQUIRED') }).default(false),
});

export type CalendarOptions = z.output<typeof calendarOptionsSchema>;

/** The fields of a calendar that an admin sets. */
export const calendarFieldsSchema = z.object({
  name: calendarNameSchema,
  url: calendarAddressSchema,
  color: z.enum(calendarColors, { error: 'INVALID' }).default('blue'),
  options: calendarOptionsSchema.prefault({}),
  paused: z.boolean({ error: 'WRONG_TYPE' }).default(false),
});

export type CalendarFields = z.output<typeof calendarFieldsSchema>;

/** A range of nights: `from` is the day of arrival, `to` the day of departure. */
export const nightRangeSchema = z.object({ from: daySchema, to: daySchema });

const remarkSchema = z.object({
  reason: z.enum([
    'cancelled',
    'transparent',
    'not-reserved',
    'short-timed',
    'past',
    'too-far',
    'unreadable',
    'no-occurrence',
    'end-before-start',
    'starts-outside-rule',
    'unreadable-exception',
    'unknown-zone',
  ]),
  count: z.number().int(),
});

export type CalendarRemark = z.infer<typeof remarkSchema>;

/** The nights of a calendar that others have as well. */
export const calendarConflictSchema = nightRangeSchema.extend({
  /** The names of the guests and of the calendars that have them. */
  with: z.array(z.string()),
  /** Whether no booking of the house is among them: linked platforms may show one and the same booking. */
  betweenCalendars: z.boolean(),
});

/** An imported calendar, whose occupied days are claimed. */
export const calendarSourceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Masked, because the URL grants access like a password. */
  url: z.string(),
  color: z.enum(calendarColors),
  options: calendarOptionsSchema,
  paused: z.boolean(),
  lastSuccess: instantSchema.nullable(),
  lastError: z
    .object({
      code: z.enum(errorCodes),
      params: errorParamsSchema,
      at: instantSchema,
    })
    .nullable(),
  /** `null` while it is paused. */
  nextRead: instantSchema.nullable(),
  /** The number of claimed days from today. */
  days: z.number().int(),
  /** Nights that a booking or another calendar has as well. */
  conflicts: z.array(calendarConflictSchema),
  /** Whether the latest read was unexpectedly empty; the days stay claimed until further reads confirm it. */
  hasVanished: z.boolean(),
  /** Whether a read is due or in progress. */
  isReading: z.boolean(),
  /** The number of events that the latest read has ignored, by reason. */
  leftOut: z.array(remarkSchema),
  /** The number of events that claim days despite a defect, by reason. */
  warnings: z.array(remarkSchema),
  /** Some of the events that cannot be read; `leftOut` contains the number of all. */
  unreadable: z.array(
    z.object({
      key: z.string(),
      /** The first day and the day of departure, as far as they can be read. */
      from: daySchema.nullable(),
      to: daySchema.nullable(),
      /** The nights that only unreadable events claim. */
      nights: z.array(nightRangeSchema),
      /** Whether the owner has freed them. */
      isFreed: z.boolean(),
    }),
  ),
});

export type CalendarSource = z.infer<typeof calendarSourceSchema>;

/** The result of a test read. */
export const calendarTestSchema = z.object({
  /** The number of nights from today. */
  days: z.number().int(),
  ranges: z.array(nightRangeSchema),
  /** The number of ignored events by reason. */
  leftOut: z.array(remarkSchema),
  /** The number of events that claim days despite a defect, by reason. */
  warnings: z.array(remarkSchema),
});

export type CalendarTest = z.infer<typeof calendarTestSchema>;

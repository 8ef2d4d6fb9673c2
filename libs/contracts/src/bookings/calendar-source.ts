import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { errorCodes } from '../errors/error-code';
import { daySchema } from '../values/day';
import { fieldError, requiredAs } from '../values/field-error';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { lineOfText } from '../values/text';

/** The hues that tell calendars apart; the page chooses a shade for light and dark. */
export const calendarColors = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;

export type CalendarColor = (typeof calendarColors)[number];

export const calendarNameSchema = lineOfText({
  missing: 'CALENDAR_NAME_REQUIRED',
  max: fieldLimits.calendarNameMax,
  tooLong: 'CALENDAR_NAME_TOO_LONG',
}).min(1, fieldError('CALENDAR_NAME_REQUIRED'));

export const calendarAddressSchema = z
  .string({ error: requiredAs('REQUIRED') })
  .trim()
  .min(1, fieldError('REQUIRED'))
  .max(fieldLimits.calendarAddressMax, fieldError('INVALID'));

/** Which events of a calendar count. */
export const calendarOptionsSchema = z.object({
  /** Only those titled `Reserved`, as Airbnb titles stays and nothing else. */
  onlyReserved: z.boolean({ error: 'WRONG_TYPE' }).default(false),
  /** Not those that block no time. */
  skipTransparent: z.boolean({ error: 'WRONG_TYPE' }).default(false),
  /** Also those of some hours that cross no midnight. */
  includeShortTimed: z.boolean({ error: 'WRONG_TYPE' }).default(false),
});

export type CalendarOptions = z.output<typeof calendarOptionsSchema>;

/** What an admin decides about a calendar. */
export const calendarFieldsSchema = z.object({
  name: calendarNameSchema,
  url: calendarAddressSchema,
  color: z.enum(calendarColors, { error: 'INVALID' }).default('blue'),
  options: calendarOptionsSchema.default({ onlyReserved: false, skipTransparent: false, includeShortTimed: false }),
  paused: z.boolean({ error: 'WRONG_TYPE' }).default(false),
});

export type CalendarFields = z.output<typeof calendarFieldsSchema>;

/** Nights by the days on which they begin; `to` is the day of departure. */
export const nightRangeSchema = z.object({ from: daySchema, to: daySchema });

/** A calendar of another program whose taken days are claimed here. */
export const calendarSourceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Masked: the address is as good as a password. */
  url: z.string(),
  color: z.enum(calendarColors),
  options: calendarOptionsSchema,
  paused: z.boolean(),
  lastSuccess: instantSchema.nullable(),
  lastError: z
    .object({
      code: z.enum(errorCodes),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      at: instantSchema,
    })
    .nullable(),
  /** `null` while it is paused. */
  nextRead: instantSchema.nullable(),
  /** How many days from today on it claims. */
  days: z.number().int(),
  /** Nights that it and a booking of the house, or another calendar, both have. */
  conflicts: z.array(nightRangeSchema),
  /** Whether all its days have vanished at once, so that they stay claimed for now. */
  hasVanished: z.boolean(),
});

export type CalendarSource = z.infer<typeof calendarSourceSchema>;

const remarkSchema = z.object({
  reason: z.enum([
    'cancelled',
    'transparent',
    'not-reserved',
    'short-timed',
    'past',
    'too-far',
    'unreadable',
    'end-before-start',
  ]),
  count: z.number().int(),
});

export type CalendarRemark = z.infer<typeof remarkSchema>;

/** What would be taken from a calendar. */
export const calendarTestSchema = z.object({
  /** How many nights from today on. */
  days: z.number().int(),
  ranges: z.array(nightRangeSchema),
  /** How many events do not count, by reason. */
  leftOut: z.array(remarkSchema),
  /** How many events count although something is wrong with them, by reason. */
  warnings: z.array(remarkSchema),
});

export type CalendarTest = z.infer<typeof calendarTestSchema>;

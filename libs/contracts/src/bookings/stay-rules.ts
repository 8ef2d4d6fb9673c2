import { fieldLimits, noStayLimits, type StayLimits, type StaySeason } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from '../values/field-error';
import { endsAfterBegin, seasonFields } from '../values/season';
import { wholeNumber } from '../values/whole-number';
import { settingsSection } from './settings-section';

const minNights = wholeNumber(1, fieldLimits.minNightsMax, 'MIN_NIGHTS_OUT_OF_RANGE');

/** ISO weekdays, 1 for Monday to 7 for Sunday, each once; an empty list allows all. */
const weekdays = z
  .array(
    z.int(fieldError('WEEKDAY_INVALID')).min(1, fieldError('WEEKDAY_INVALID')).max(7, fieldError('WEEKDAY_INVALID')),
    {
      error: requiredAs('REQUIRED'),
    },
  )
  .refine((days) => new Set(days).size === days.length, fieldError('WEEKDAY_INVALID'))
  .readonly();

/** A part of a year, both days included. The rules that it does not set are those of the rest of the year. */
const staySeasonSchema = z
  .strictObject({
    ...seasonFields,
    minNights: minNights.optional(),
    arrivalWeekdays: weekdays.optional(),
    departureWeekdays: weekdays.optional(),
  } satisfies Record<keyof StaySeason, z.ZodType>)
  .refine(...endsAfterBegin);

/** The owner's rules of stays. Absent rules are neutral. */
export const stayRulesSchema = z.object({
  /**
   * Whether one guest can arrive on the day on which another leaves: stays hold the nights between their days instead
   * of the days.
   */
  sameDayTurnover: z.boolean({ error: requiredAs('REQUIRED') }),
  minNights: minNights.default(noStayLimits.minNights),
  arrivalWeekdays: weekdays.default(noStayLimits.arrivalWeekdays),
  departureWeekdays: weekdays.default(noStayLimits.departureWeekdays),
  /** The days between today and the first day of arrival. */
  noticeDays: wholeNumber(0, fieldLimits.noticeDaysMax, 'NOTICE_DAYS_OUT_OF_RANGE').default(noStayLimits.noticeDays),
  /** The days that stay free before and after each stay. */
  gapDays: wholeNumber(0, fieldLimits.gapDaysMax, 'GAP_DAYS_OUT_OF_RANGE').default(noStayLimits.gapDays),
  seasons: z
    .array(staySeasonSchema, { error: requiredAs('REQUIRED') })
    .max(fieldLimits.seasonsMax, fieldError('TOO_MANY_SEASONS'))
    .readonly()
    .default(noStayLimits.seasons),
} satisfies Record<keyof StayLimits | 'sameDayTurnover', z.ZodType>);

export type StayRules = z.infer<typeof stayRulesSchema>;

export const stayRulesSection = settingsSection({
  name: 'stay-rules',
  schema: stayRulesSchema,
  content: 'rules of stays',
  operations: 'StayRules',
  errors: ['SEASONS_OVERLAP', 'TURNOVER_DAYS_SHARED'],
});

export const { get: getStayRules, body: stayRulesBodySchema } = stayRulesSection;

/**
 * Replaces the rules of stays. Seasons that share a day change nothing and fail with `SEASONS_OVERLAP`. A change from
 * nights to days while two stays share a day changes nothing and fails with `TURNOVER_DAYS_SHARED`, which lists the
 * days.
 */
export const replaceStayRules = stayRulesSection.replace;

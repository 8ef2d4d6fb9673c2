import { holidayCountries, holidayRegions } from '@hearthstay/holidays/regions';
import { z } from 'zod';
import { daySchema } from '../values/day';
import { requiredAs } from '../values/field-error';
import { localeSchema } from '../values/locale';
import { settingsSection } from './settings-section';

/** Whose holidays the calendar shows. */
export const holidayChoiceSchema = z.object({
  /** The code of ISO 3166-2; empty for none. */
  region: z
    .enum(['', ...holidayRegions], { error: ({ input }) => (input === undefined ? 'REQUIRED' : 'REGION_UNKNOWN') })
    .default(''),
  /** Whether school holidays are shown, too. */
  school: z.boolean({ error: requiredAs('REQUIRED') }).default(true),
});

export type HolidayChoice = z.infer<typeof holidayChoiceSchema>;

export const holidaysSection = settingsSection({
  name: 'holidays',
  schema: holidayChoiceSchema,
  content: 'region whose holidays the calendar shows',
  operations: 'Holidays',
});

const inEachLanguage = z.record(localeSchema, z.string());

/** The holidays that a calendar shows: to guests, those of the months in which days can be booked. */
export const holidaysViewSchema = z.object({
  country: z.enum(holidayCountries),
  /** "in Bayern", "in Bavaria" */
  place: inEachLanguage,
  publicHolidays: z.array(z.object({ day: daySchema, name: inEachLanguage })),
  /** The last day until which the public holidays are known. */
  publicUntil: daySchema,
  /** Absent if the owner does not show them, and if none of the region are known. */
  school: z
    .object({
      /** In order and separate, with their first and last days. */
      holidays: z.array(z.object({ from: daySchema, to: daySchema, name: inEachLanguage })),
      until: daySchema,
    })
    .optional(),
});

export type HolidaysView = z.infer<typeof holidaysViewSchema>;

/** Without holidays while the owner has chosen no region. */
export const holidaysOfPeriodSchema = z.object({ holidays: holidaysViewSchema.optional() });

export type HolidaysOfPeriod = z.infer<typeof holidaysOfPeriodSchema>;

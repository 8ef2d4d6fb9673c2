import { z } from 'zod';
import { historyEntrySchema } from './history-entry';
import { instantSchema } from './instant';

/** What has a history, each of one service. */
export const historyKinds = [
  'request',
  'block',
  'calendar',
  'feed',
  'guest',
  'guest-data',
  'settings',
  'admin',
  'background-image',
  'photo',
] as const;

export const historyKindSchema = z.enum(historyKinds);

export type HistoryKind = z.infer<typeof historyKindSchema>;

/** The number of changes on a page of the history. */
export const historyPageSize = 50;

/** The highest number of a page, and of the changes that are listed at once: the newest ones. */
export const historyLimits = { page: 200, listed: 10_000 } as const;

export const historyPageNumberSchema = z.coerce.number().int().min(1).max(historyLimits.page);

/** The changes of a period: `from` belongs to it, `to` does not. Without them, all changes. */
export const historyPeriodSchema = z.object({
  from: instantSchema.optional(),
  to: instantSchema.optional(),
  /** How many of the newest changes are listed. */
  limit: z.int().min(1).max(historyLimits.listed),
});

/** A change with the name of what was changed, as far as it has one. */
export const listedChangeSchema = historyEntrySchema.extend({
  subject: z.object({ kind: historyKindSchema, id: z.string(), name: z.string().optional() }),
});

export type ListedChange = z.infer<typeof listedChangeSchema>;

export const historyPageSchema = z.object({
  /** Newest first. */
  entries: z.array(listedChangeSchema),
  /** The number of all changes of the period. */
  total: z.int(),
});

export type HistoryPage = z.infer<typeof historyPageSchema>;

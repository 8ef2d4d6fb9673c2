import { z } from 'zod';
import { instantSchema } from './instant';

/** The limits that the owner is notified about when they are reached. */
export const reachedLimitCodes = [
  /** The daily limit of e-mails to one address. */
  'EMAILS_TO_ADDRESS_LIMITED',
  /** The daily limit of e-mails caused by one caller. */
  'EMAILS_OF_CALLER_LIMITED',
  /** The daily limit of e-mails to all guests. */
  'EMAILS_OF_HOUSE_LIMITED',
] as const;

export type ReachedLimitCode = (typeof reachedLimitCodes)[number];

export const reachedLimitSchema = z.object({
  code: z.enum(reachedLimitCodes),
  /** The instant at which the limit was first reached. */
  since: instantSchema,
});

export type ReachedLimit = z.infer<typeof reachedLimitSchema>;

import { z } from 'zod';
import { instantSchema } from './instant';

/** Limits that the owner is told of when they are reached. */
export const reachedLimitCodes = [
  /** One address has been sent as many e-mails as an address gets in a day. */
  'EMAILS_TO_ADDRESS_LIMITED',
  /** One caller has caused as many e-mails as a caller may in a day. */
  'EMAILS_OF_CALLER_LIMITED',
  /** All guests together have caused as many e-mails as they may in a day. */
  'EMAILS_OF_HOUSE_LIMITED',
] as const;

export type ReachedLimitCode = (typeof reachedLimitCodes)[number];

export const reachedLimitSchema = z.object({
  code: z.enum(reachedLimitCodes),
  /** When it was first reached. */
  since: instantSchema,
});

export type ReachedLimit = z.infer<typeof reachedLimitSchema>;

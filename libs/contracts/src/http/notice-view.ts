import { z } from 'zod';
import { emailOutageSchema } from '../notifications/get-email-outage';
import { instantSchema } from '../values/instant';
import { reachedLimitCodes } from '../values/reached-limit';

/** A condition that the owner should know about. */
const noticeCodes = [
  /** Requests come through a proxy that `TRUST_PROXY` does not name. */
  'PROXY_NOT_TRUSTED',
  /** No e-mail could be sent for some time. */
  'EMAILS_FAILING',
  ...reachedLimitCodes,
] as const;

export const noticeViewSchema = z.object({
  code: z.enum(noticeCodes),
  /** The instant at which the condition was first observed. */
  since: instantSchema,
  /** Of `EMAILS_FAILING`: how many wait, and why. */
  emails: emailOutageSchema.omit({ since: true }).optional(),
});

export type NoticeView = z.infer<typeof noticeViewSchema>;

import { z } from 'zod';
import { instantSchema } from '../values/instant';
import { reachedLimitCodes } from '../values/reached-limit';

/** A condition that the owner should know about. */
const noticeCodes = [
  /** Requests come through a proxy that `TRUST_PROXY` does not name. */
  'PROXY_NOT_TRUSTED',
  ...reachedLimitCodes,
] as const;

export const noticeViewSchema = z.object({
  code: z.enum(noticeCodes),
  /** The instant at which the condition was first observed. */
  since: instantSchema,
});

export type NoticeView = z.infer<typeof noticeViewSchema>;

import { z } from 'zod';
import { instantSchema } from '../values/instant';
import { reachedLimitCodes } from '../values/reached-limit';

/** What an owner should know about how the house is run. */
export const noticeCodes = [
  /** Requests come through a proxy that `TRUST_PROXY` does not name. */
  'PROXY_NOT_TRUSTED',
  ...reachedLimitCodes,
] as const;

export type NoticeCode = (typeof noticeCodes)[number];

export const noticeViewSchema = z.object({
  code: z.enum(noticeCodes),
  /** When it was first seen. */
  since: instantSchema,
});

export type NoticeView = z.infer<typeof noticeViewSchema>;

import { cleanLine, fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command, query } from '../message/rpc';
import { fieldError, requiredAs } from '../values/field-error';
import { instantSchema } from '../values/instant';

/** How notices beside e-mail reach an admin: a topic of ntfy, or JSON to an address of the admin's own. */
export const noticeChannels = ['ntfy', 'webhook'] as const;

export const noticeChannelSchema = z.enum(noticeChannels);

export type NoticeChannelName = z.infer<typeof noticeChannelSchema>;

/** What a secret looks like when it is read. It fits the schema, so what was read can be saved again. */
export const maskedSecret = '•'.repeat(fieldLimits.noticeSecretMin);

/** `PUT /admin/notice-address`. An address and a secret that are sent as they are read stay as they are. */
export const noticeAddressBodySchema = z
  .object({
    kind: z.enum(['off', ...noticeChannels], {
      error: (issue) => (typeof issue.input === 'string' ? 'INVALID' : requiredAs('REQUIRED')(issue)),
    }),
    url: z
      .string({ error: requiredAs('REQUIRED') })
      .overwrite(cleanLine)
      .max(fieldLimits.noticeAddressMax, fieldError('ADDRESS_TOO_LONG'))
      .default(''),
    /** Whether notices name guests. */
    withNames: z.boolean({ error: 'WRONG_TYPE' }).default(false),
    /** Signs the bodies to a webhook. Without one, the present secret stays, or a new one is made. */
    secret: z
      .string({ error: 'WRONG_TYPE' })
      .min(fieldLimits.noticeSecretMin, fieldError('SECRET_TOO_SHORT'))
      .max(fieldLimits.noticeSecretMax, fieldError('SECRET_TOO_LONG'))
      .optional(),
  })
  .refine(({ kind, url }) => kind === 'off' || url !== '', { path: ['url'], ...fieldError('REQUIRED') });

export const noticeAddressSchema = z.object({
  kind: z.enum(['off', ...noticeChannels]),
  /** Only its host, because whoever knows the rest can write to it; empty for `off`. */
  url: z.string(),
  withNames: z.boolean(),
  /** Of a webhook. Masked, but for one that this call has made. */
  secret: z.string().optional(),
});

export type NoticeAddress = z.infer<typeof noticeAddressSchema>;

const ofAdmin = z.object({ email: z.string() });

/** Where an admin gets notices beside e-mail. */
export const getNoticeAddress = query('notifications.get-notice-address', {
  request: ofAdmin,
  response: noticeAddressSchema,
});

/**
 * Replaces it; `NOTICE_ADDRESS_INVALID`, `NOTICE_ADDRESS_FORBIDDEN`, `NOTICE_PASSWORD_UNENCRYPTED`,
 * `NOTICE_UNREACHABLE`.
 */
export const setNoticeAddress = command('notifications.set-notice-address', {
  request: noticeAddressBodySchema.safeExtend(ofAdmin.shape),
  response: noticeAddressSchema,
});

export const noticeTestSchema = z.object({
  at: instantSchema,
  /** The status of the receiver, and the beginning of what it said. */
  said: z.string(),
});

export type NoticeTest = z.infer<typeof noticeTestSchema>;

/** Sends a test notice at once and beside the queue; `RATE_LIMITED`, `NOTICE_ADDRESS_MISSING`, `NOTICE_…`. */
export const testNoticeAddress = command('notifications.test-notice-address', {
  request: ofAdmin,
  response: noticeTestSchema,
  deadlineMs: deadlines.mailServer,
});

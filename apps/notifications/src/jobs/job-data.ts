import type { LoggedKind } from '@hearthstay/contracts';
import type { z } from 'zod';
import { noticeData } from '../notices/notice-data';
import { emailData } from '../templates/email-data';

/** The stored data of everything that is queued. */
export const jobData = { ...emailData, notice: noticeData } satisfies Record<LoggedKind, z.ZodType>;

export type JobDataOf<Kind extends LoggedKind> = z.output<(typeof jobData)[Kind]>;

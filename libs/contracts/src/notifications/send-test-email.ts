import { z } from 'zod';
import { stayEmailSchema } from '../bookings/stay-email-due';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { instantSchema } from '../values/instant';
import { emailFailureSchema } from './email-failure';

/** A line of the dialogue between the program and the mail server, without secrets. */
const dialogueLineSchema = z.object({ from: z.enum(['program', 'server']), text: z.string() });

export type DialogueLine = z.infer<typeof dialogueLineSchema>;

export const testEmailResultSchema = z.object({
  /** `no-server`: the program has none, and keeps e-mails in its local mailbox. */
  outcome: z.enum(['sent', 'failed', 'no-server']),
  /** The admin who has asked for it. */
  to: z.string(),
  at: instantSchema,
  /** If it has failed. */
  failure: emailFailureSchema.optional(),
  /** The host and the port of the mail server, if it has failed. */
  server: z.string().optional(),
  /** What was said until it failed. */
  dialogue: z.array(dialogueLineSchema),
});

export type TestEmailResult = z.infer<typeof testEmailResultSchema>;

/**
 * Sends an e-mail to the admin who asks for it, at once and beside the queue, to find out whether the mail server takes
 * e-mails; `RATE_LIMITED`.
 */
export const sendTestEmail = command('notifications.send-test-email', {
  request: z.object({
    /** Sent in place of the e-mail that says only that it is a test. */
    stayEmail: stayEmailSchema.optional(),
  }),
  response: testEmailResultSchema,
  deadlineMs: deadlines.mailServer,
});

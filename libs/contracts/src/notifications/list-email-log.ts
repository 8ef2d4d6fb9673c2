import { z } from 'zod';
import { query } from '../message/rpc';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { lineOfText } from '../values/text';
import { emailFailureSchema } from './email-failure';
import { loggedKinds } from './email-kind';
import { noticeChannelSchema } from './notice-address';

/**
 * `retrying`: it has failed and is sent again by itself. `sent`: a mail server has accepted it. `dropped`: it was not
 * sent, because it was not true any more.
 */
export const emailStates = ['waiting', 'retrying', 'sent', 'given-up', 'dropped'] as const;

export const emailStateSchema = z.enum(emailStates);

export type EmailState = (typeof emailStates)[number];

/** An e-mail in the log: never what it says, and none of its links. */
export const loggedEmailSchema = z.object({
  id: idSchema,
  kind: z.enum(loggedKinds),
  /** Of a notice beside e-mail; its recipient is the admin. */
  channel: noticeChannelSchema.optional(),
  to: z.string(),
  state: emailStateSchema,
  /** Of an e-mail about a request. */
  requestId: idSchema.optional(),
  /** The number of attempts. */
  attempts: z.int(),
  createdAt: instantSchema,
  dueAt: instantSchema,
  /** While it is to be sent. */
  nextAttemptAt: instantSchema.optional(),
  sentAt: instantSchema.optional(),
  /** When it was given up or dropped. */
  endedAt: instantSchema.optional(),
  /** Why the latest attempt has failed. */
  failure: emailFailureSchema.optional(),
  /** It is in the local mailbox of a program without a mail server, and not sent. */
  isKept: z.literal(true).optional(),
  /** Whether it can be sent again now. */
  canResend: z.boolean(),
  /** Whether it brings a guest a link that can be handed over by another way. */
  hasLink: z.boolean(),
});

export type LoggedEmail = z.infer<typeof loggedEmailSchema>;

/** The number of e-mails on a page of the log. */
export const emailLogPageSize = 25;

export const emailLogPageSchema = z.coerce.number().int().min(1).max(100_000);

/** What is searched for: a name, an address or the beginning of one. */
export const emailLogSearchSchema = lineOfText({ max: 100, tooLong: 'INVALID' });

export const emailLogSchema = z.object({
  /** One page, newest first by the time at which they are or were due. */
  emails: z.array(loggedEmailSchema),
  /** The number of chosen e-mails. */
  total: z.int(),
  /** The number of e-mails in each state. */
  counts: z.record(emailStateSchema, z.int()),
});

export type EmailLog = z.infer<typeof emailLogSchema>;

/** For how long what became of an e-mail is known. */
export const emailLogDays = 180;

/**
 * A page of the e-mails of the latest days: of one state and about one request if these are given, and those that a
 * search finds.
 */
export const listEmailLog = query('notifications.list-email-log', {
  request: z.object({
    state: emailStateSchema.optional(),
    requestId: idSchema.optional(),
    /** E-mails to the addresses that begin with a text, or about some requests. */
    search: z.object({ address: z.string().min(1), requestIds: z.array(idSchema) }).optional(),
    page: emailLogPageSchema.default(1),
  }),
  response: emailLogSchema,
});

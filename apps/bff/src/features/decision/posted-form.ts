import { messageTextSchema } from '@hearthstay/contracts';
import { z } from 'zod';
import type { FailedAttempt } from './page-props';

/** The fields of a form as the page sends them. */
export type Form = Record<string, string>;

/** A message to the guest; the key is that of its form, which may be sent twice. */
export const linkMessageSchema = z.object({ text: messageTextSchema, key: z.uuid({ error: 'REQUIRED' }) });

export type LinkMessage = z.infer<typeof linkMessageSchema>;

export const isMessage = (form: Form): boolean => 'text' in form;

/** The decision in a form. The tick says itself that it counts only with an approval. */
export const decisionIn = ({ declineRivals, ...form }: Form): Record<string, unknown> => ({
  ...form,
  ...(declineRivals === 'true' && form['decision'] === 'approve' && { declineRivals: true }),
});

/** What the page keeps of a form that was refused. */
export const failedAttempt = (form: Form, refusal: string): FailedAttempt => ({
  kind: isMessage(form) ? 'message' : 'decision',
  refusal,
  text: form['text'] ?? form['note'],
  declineRivals: form['declineRivals'] === 'true',
});

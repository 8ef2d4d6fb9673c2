import { messageTextSchema } from '@hearthstay/contracts';
import { z } from 'zod';

/** The fields of a form as the page sends them. */
export type Form = Record<string, string>;

/** A message to the guest; the key is that of its form, which may be sent twice. */
export const linkMessageSchema = z.object({ text: messageTextSchema, key: z.uuid({ error: 'REQUIRED' }) });

export type LinkMessage = z.infer<typeof linkMessageSchema>;

/** Whether a form was sent without any of its visible buttons. */
export const isUndecided = (form: Form): boolean => form['decision'] === '';

export const isMessage = (form: Form): boolean => 'text' in form;

/** The decision in a form. The tick says itself that it counts only with an approval. */
export const decisionIn = ({ declineRivals, rivals, ...form }: Form): Record<string, unknown> => ({
  ...form,
  ...(declineRivals === 'true' &&
    form['decision'] === 'approve' && { declineRivals: true, ...(rivals && { rivals: rivals.split(',') }) }),
});

/** A form that has changed nothing; what was typed into it is kept. */
export interface FailedAttempt {
  /** A decision or a message to the guest that was refused, or a form without a decision. */
  kind: 'decision' | 'message' | 'undecided';
  /** The reason of a refusal, as a sentence. */
  refusal?: string;
  text: string | undefined;
  declineRivals: boolean;
}

const typedInto = (form: Form): Pick<FailedAttempt, 'text' | 'declineRivals'> => ({
  text: form['text'] ?? form['note'],
  declineRivals: form['declineRivals'] === 'true',
});

/** What the page keeps of a form that was refused. */
export const failedAttempt = (form: Form, refusal: string): FailedAttempt => ({
  kind: isMessage(form) ? 'message' : 'decision',
  refusal,
  ...typedInto(form),
});

/** What the page keeps of a form without a decision. */
export const undecidedAttempt = (form: Form): FailedAttempt => ({ kind: 'undecided', ...typedInto(form) });

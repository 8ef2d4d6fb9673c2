import type { ComposedEmail, EmailAttachment, EmailKind } from '../jobs/email-job';
import type { EmailContent } from './email-content';
import { oneLine } from './one-line';
import { plainText } from './plain-text';
import { renderInTurn } from './render-in-turn';

export interface EmailDraft {
  kind: EmailKind;
  content: EmailContent;
  attachments?: EmailAttachment[];
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** When the link that the e-mail is for ends; ISO 8601. */
  usefulUntil?: string;
}

/** Writes an e-mail out in HTML and plain text. */
export const composeEmail = async ({
  kind,
  content,
  attachments = [],
  replyTo,
  usefulUntil,
}: EmailDraft): Promise<ComposedEmail> => ({
  kind,
  senderName: oneLine(content.brand),
  subject: oneLine(content.subject),
  html: await renderInTurn(content),
  text: plainText(content),
  attachments,
  locale: content.locale,
  replyTo: replyTo ?? null,
  usefulUntil: usefulUntil ? new Date(usefulUntil) : null,
});

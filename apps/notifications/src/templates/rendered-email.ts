/** An attached text file. */
export interface EmailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A rendered e-mail. */
export interface RenderedEmail {
  /** The sender's display name. */
  senderName: string;
  subject: string;
  html: string;
  text: string;
  attachments: EmailAttachment[];
  /** The recipient of replies, if that is not the sender. */
  replyTo: string | null;
}

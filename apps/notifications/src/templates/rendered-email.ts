/** A file of text, as everything that the product attaches is. */
export interface EmailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** An e-mail as its readers see it. */
export interface RenderedEmail {
  /** The name that stands beside the sender's address. */
  senderName: string;
  subject: string;
  html: string;
  text: string;
  attachments: EmailAttachment[];
  /** Whom an answer goes to, where that is not the sender. */
  replyTo: string | null;
}

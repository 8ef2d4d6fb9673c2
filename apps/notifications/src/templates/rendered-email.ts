/** An attached text file. */
export interface EmailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A picture that the HTML shows by `cid:` and its Content-ID. */
export interface InlineImage {
  filename: string;
  contentType: string;
  cid: string;
  /** In base64. */
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
  /** Besides the logo, which is in every e-mail; absent if there is none. */
  images?: InlineImage[];
  /** The recipient of replies, if that is not the sender. */
  replyTo: string | null;
}

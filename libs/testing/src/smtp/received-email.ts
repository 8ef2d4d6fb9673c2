import PostalMime, { type Email } from 'postal-mime';

export interface ReceivedAttachment {
  filename: string | null;
  contentType: string;
  /** Set for a part that the HTML embeds, such as an image. */
  contentId: string | undefined;
  text: string;
  content: Buffer;
}

/** An e-mail as a mail server received it. */
export interface ReceivedEmail {
  /** The SMTP envelope. Mail clients show the header `From` instead. */
  envelope: { from: string; to: string[] };
  from: Email['from'];
  subject: string;
  html: string;
  text: string;
  attachments: ReceivedAttachment[];
  /** Every header of that name, in its transfer encoding. */
  header(name: string): string[];
  /** The message as it was received. */
  raw: string;
}

export const parseReceivedEmail = async (envelope: ReceivedEmail['envelope'], raw: Buffer): Promise<ReceivedEmail> => {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  return {
    envelope,
    from: email.from,
    subject: email.subject ?? '',
    html: email.html ?? '',
    text: email.text ?? '',
    attachments: email.attachments.map(({ filename, mimeType, contentId, content: bytes }) => {
      const content = Buffer.from(bytes as ArrayBuffer);
      return { filename, contentType: mimeType, contentId, text: content.toString('utf8'), content };
    }),
    header: (name) => email.headers.filter(({ key }) => key === name.toLowerCase()).map(({ value }) => value),
    raw: raw.toString('utf8'),
  };
};

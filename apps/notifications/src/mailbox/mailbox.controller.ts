import { Controller } from '@nestjs/common';
import {
  DomainError,
  getMailboxEmail,
  listMailbox,
  type MailboxEntry,
  type RequestOf,
  type ResponseOf,
} from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { EmailJobRepository, type KeptEmail } from '../jobs/persistence/email-job.repository';
import { withEmbeddedImages } from '../templates/brand-icon';

const shownEmails = 200;

const entryOf = ({ _id, to, subject, createdAt }: KeptEmail): MailboxEntry => ({
  id: _id,
  to,
  subject,
  createdAt: createdAt.toISOString(),
});

/** Returns kept e-mails. With an SMTP server none is kept. */
@Controller()
export class MailboxController {
  constructor(private readonly emails: EmailJobRepository) {}

  @Handles(listMailbox)
  async list(_request: RequestOf<typeof listMailbox>): Promise<ResponseOf<typeof listMailbox>> {
    return (await this.emails.listKept(shownEmails)).map(entryOf);
  }

  @Handles(getMailboxEmail)
  async get({ id }: RequestOf<typeof getMailboxEmail>): Promise<ResponseOf<typeof getMailboxEmail>> {
    const email = await this.emails.findKept(id);
    if (!email) throw new DomainError('NOT_FOUND');
    return {
      ...entryOf(email),
      html: withEmbeddedImages(email),
      text: email.text,
      attachments: email.attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        contentBase64: Buffer.from(content).toString('base64'),
      })),
    };
  }
}

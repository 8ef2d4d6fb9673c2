import { Controller } from '@nestjs/common';
import { DomainError, getMailboxEmail, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { EmailJobRepository } from '../../jobs';
import { withEmbeddedImages } from '../../templates/brand-icon';
import { mailboxEntry } from '../mailbox-entry';

@Controller()
export class GetMailboxEmail {
  constructor(private readonly emails: EmailJobRepository) {}

  /** @throws DomainError `NOT_FOUND` */
  @Handles(getMailboxEmail)
  async run({ id }: RequestOf<typeof getMailboxEmail>): Promise<ResponseOf<typeof getMailboxEmail>> {
    const email = await this.emails.findKept(id);
    if (!email) throw new DomainError('NOT_FOUND');
    return {
      ...mailboxEntry(email),
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

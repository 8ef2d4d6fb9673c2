import { Controller } from '@nestjs/common';
import { listMailbox, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { EmailJobRepository } from '../../jobs';
import { mailboxEntry } from '../mailbox-entry';

const shownEmails = 200;

/** Lists kept e-mails. With an SMTP server none is kept. */
@Controller()
export class ListMailbox {
  constructor(private readonly emails: EmailJobRepository) {}

  @Handles(listMailbox)
  async run(): Promise<ResponseOf<typeof listMailbox>> {
    return (await this.emails.listKept(shownEmails)).map(mailboxEntry);
  }
}

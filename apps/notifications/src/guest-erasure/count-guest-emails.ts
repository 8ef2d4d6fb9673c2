import { Controller } from '@nestjs/common';
import { countGuestEmails, countsOf, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { countsByChannel, GuestEmailRepository } from '../jobs';

/** Counts the e-mails to a guest and about their requests, for the owner. */
@Controller()
export class CountGuestEmails {
  constructor(private readonly emails: GuestEmailRepository) {}

  @Handles(countGuestEmails)
  async run({ email, requestIds }: RequestOf<typeof countGuestEmails>): Promise<ResponseOf<typeof countGuestEmails>> {
    return { found: countsOf(countsByChannel(await this.emails.find({ requestIds, addresses: [email] }))) };
  }
}

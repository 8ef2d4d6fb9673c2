import { Injectable } from '@nestjs/common';
import { normalEmail } from '@hearthstay/contracts';
import { StoredEmailRepository } from './persistence/stored-email.repository';

/**
 * Gives the addresses that earlier versions have stored their normal form, by which they are looked up now. At every start, because an
 * instance of an earlier version may have run beside this one. Links keep the form that they have: they are read with care.
 */
@Injectable()
export class NormalizeStoredEmails {
  constructor(private readonly emails: StoredEmailRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const email of await this.emails.list()) {
      const normal = normalEmail(email);
      if (normal !== email) await this.emails.replace(email, normal);
    }
  }
}

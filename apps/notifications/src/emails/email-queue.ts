import { Injectable } from '@nestjs/common';
import type { CausingEvent, ComposedEmail } from './email';
import { EmailSender } from './email-sender';
import { EmailRepository } from './persistence/email.repository';

/** Where every e-mail goes: once `add` has resolved, it is stored and will be sent. */
@Injectable()
export class EmailQueue {
  constructor(
    private readonly emails: EmailRepository,
    private readonly sender: EmailSender,
  ) {}

  /** Adding the same e-mail again changes nothing. */
  async add({ id, correlationId }: CausingEvent, to: string, email: ComposedEmail): Promise<void> {
    if (await this.emails.add({ ...email, eventId: id, correlationId, to })) this.sender.wake();
  }
}

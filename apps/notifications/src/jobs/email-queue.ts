import { Injectable, Logger } from '@nestjs/common';
import type { CausingEvent, ComposedEmail } from './email-job';
import { EmailWorker } from './email-worker';
import { mayBeForgotten } from './event-age';
import { EmailJobRepository } from './persistence/email-job.repository';

/** Where every e-mail goes: once `add` has resolved, it is stored and will be sent. */
@Injectable()
export class EmailQueue {
  private readonly logger = new Logger(EmailQueue.name);

  constructor(
    private readonly emails: EmailJobRepository,
    private readonly sender: EmailWorker,
  ) {}

  /** Adding the same e-mail again changes nothing, and an event that is too old to tell adds none. */
  async add(event: CausingEvent, to: string, email: ComposedEmail): Promise<void> {
    const { id, correlationId } = event;
    if (mayBeForgotten(event)) {
      this.logger.warn({ eventId: id, kind: email.kind }, 'An event is too old for an e-mail');
      return;
    }
    if (await this.emails.add({ ...email, eventId: id, correlationId, to })) this.sender.wake();
  }
}

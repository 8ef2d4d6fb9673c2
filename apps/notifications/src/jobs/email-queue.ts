import { Injectable, Logger } from '@nestjs/common';
import type { CausingEvent, EmailDraft, RenderedDraft } from './email-job';
import { EmailWorker } from './email-worker';
import { mayBeForgotten } from './event-age';
import { EmailJobRepository } from './persistence/email-job.repository';

/** Where every e-mail goes: once `add` has resolved, it is stored and will be sent. */
@Injectable()
export class EmailQueue {
  private readonly logger = new Logger(EmailQueue.name);

  constructor(
    private readonly jobs: EmailJobRepository,
    private readonly worker: EmailWorker,
  ) {}

  /** Adding the same e-mail again changes nothing, and an event that is too old to tell adds none. */
  async add(event: CausingEvent, to: string, draft: EmailDraft | RenderedDraft): Promise<void> {
    const { id, correlationId } = event;
    if (mayBeForgotten(event)) {
      this.logger.warn({ eventId: id, kind: draft.kind }, 'An event is too old for an e-mail');
      return;
    }
    if (await this.jobs.add({ ...draft, eventId: id, correlationId, to })) this.worker.wake();
  }

  /**
   * Cancels the e-mails with this key that wait. One that is being sent at this moment arrives, or is not tried again.
   */
  async cancel(cancelKey: string): Promise<void> {
    await this.jobs.cancel(cancelKey);
  }

  /** Makes the e-mails with this key that wait due at another time. */
  async move(cancelKey: string, dueAt: Date): Promise<void> {
    await this.jobs.move(cancelKey, dueAt);
    this.worker.wake();
  }
}

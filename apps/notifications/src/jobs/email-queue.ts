import { Injectable, Logger } from '@nestjs/common';
import type { CausingEvent, EmailDraft } from './email-job';
import { EmailWorker } from './email-worker';
import { recordsMayBeRemoved } from './event-age';
import { EmailJobRepository } from './persistence/email-job.repository';

/** The queue of all e-mails: once `add` has resolved, an e-mail is stored and will be sent. */
@Injectable()
export class EmailQueue {
  private readonly logger = new Logger(EmailQueue.name);

  constructor(
    private readonly jobs: EmailJobRepository,
    private readonly worker: EmailWorker,
  ) {}

  /** Ignores duplicates and events that are too old. */
  async add(event: CausingEvent, to: string, draft: EmailDraft): Promise<void> {
    const { id, correlationId } = event;
    if (recordsMayBeRemoved(event)) {
      this.logger.warn({ eventId: id, kind: draft.kind }, 'Dropped an e-mail: its event is too old');
      return;
    }
    if (await this.jobs.add({ ...draft, eventId: id, correlationId, to })) this.worker.wake();
  }

  /** Cancels the waiting e-mails with this key. One that is being sent may arrive and is not retried. */
  async cancel(cancelKey: string): Promise<void> {
    await this.jobs.cancel(cancelKey);
  }

  /** Changes the due time of the unsent e-mails with this key. One that is being sent may arrive before. */
  async move(cancelKey: string, dueAt: Date): Promise<void> {
    await this.jobs.move(cancelKey, dueAt);
    this.worker.wake();
  }
}

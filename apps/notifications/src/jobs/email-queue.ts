import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import type { CausingEvent, EmailDraft } from './email-job';
import { EmailWorker } from './email-worker';
import { recordsMayBeRemoved } from './event-age';
import { CancelledKeyRepository } from './persistence/cancelled-key.repository';
import { EmailJobRepository } from './persistence/email-job.repository';

/** The queue of all e-mails: once `add` has resolved, an e-mail is stored and will be sent. */
@Injectable()
export class EmailQueue {
  private readonly logger = new Logger(EmailQueue.name);

  constructor(
    private readonly jobs: EmailJobRepository,
    private readonly worker: EmailWorker,
    private readonly cancelledKeys: CancelledKeyRepository,
    private readonly clock: Clock = new Clock(),
  ) {}

  /** Ignores duplicates and events that are too old. An e-mail whose key is cancelled by now is cancelled. */
  async add(event: CausingEvent, to: string, draft: EmailDraft): Promise<void> {
    const { id, correlationId } = event;
    if (recordsMayBeRemoved(event)) {
      this.logger.warn({ eventId: id, kind: draft.kind }, 'Dropped an e-mail: its event is too old');
      return;
    }
    if (!(await this.jobs.add({ ...draft, eventId: id, correlationId, to }))) return;
    const { cancelKey } = draft;
    if (cancelKey !== undefined && (await this.cancelledKeys.has(cancelKey))) await this.jobs.cancel(cancelKey);
    this.worker.wake();
  }

  /**
   * Cancels the e-mails with this key, those that are queued later included. One that is being sent may arrive and is
   * not retried. The key is stored first: whatever runs at once, `add` finds the key or this finds the e-mail.
   */
  async cancel(cancelKey: string): Promise<void> {
    await this.cancelledKeys.add(cancelKey, this.clock.now());
    await this.jobs.cancel(cancelKey);
  }

  /** Cancels the e-mails with this key that wait now, and none that is queued later. */
  async cancelWaiting(cancelKey: string): Promise<void> {
    await this.jobs.cancel(cancelKey);
  }
}

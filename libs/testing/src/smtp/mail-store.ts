import { EventEmitter, once } from 'node:events';
import type { ReceivedEmail } from './received-email';

/** What the listener has received, in order. */
export class MailStore {
  private readonly arrivals = new EventEmitter();
  readonly emails: ReceivedEmail[] = [];

  add(email: ReceivedEmail): void {
    this.emails.push(email);
    this.arrivals.emit('email');
  }

  clear(): void {
    this.emails.length = 0;
  }

  /** The first matching e-mail, received already or within the time limit. Rejects when there is none. */
  async waitFor(fits: (email: ReceivedEmail) => boolean, timeoutMs: number): Promise<ReceivedEmail> {
    const signal = AbortSignal.timeout(timeoutMs);
    for (;;) {
      const found = this.emails.find(fits);
      if (found) return found;
      await once(this.arrivals, 'email', { signal }).catch(() => {
        throw new Error(`No such e-mail within ${timeoutMs} ms; ${this.emails.length} others were received`);
      });
    }
  }
}

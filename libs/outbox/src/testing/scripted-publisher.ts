import type { EventMessage } from '@hearthstay/contracts';
import type { EventPublisher } from '@hearthstay/messaging';

type Attempt = (message: EventMessage) => Promise<void>;

/** A publisher that records its messages and runs the test's `attempt` for each. */
export class ScriptedPublisher implements EventPublisher {
  readonly attempted: EventMessage[] = [];
  readonly confirmed: EventMessage[] = [];
  attempt: Attempt = () => Promise.resolve();

  async publish(message: EventMessage): Promise<void> {
    this.attempted.push(message);
    await this.attempt(message);
    this.confirmed.push(message);
  }
}

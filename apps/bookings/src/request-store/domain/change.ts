import type { EventMessage } from '@hearthstay/contracts';

/** A change of a request: its instant, and the event that is stored with it, `null` if there is nobody to notify. */
export interface Change {
  at: Date;
  event: EventMessage | null;
  /** A word of the owner to the guest, for the history. */
  note?: string | undefined;
}

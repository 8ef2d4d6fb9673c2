import { randomUUID } from 'node:crypto';
import type { EventContract, EventMessage, PayloadOf } from '@hearthstay/contracts';
import { currentCorrelationId } from '@hearthstay/messaging';

/**
 * Creates the entry to push into the changed document's `outbox`, in the same atomic update as the change: then there
 * is neither an event without its change nor a change without its event.
 *
 * @throws ZodError when the payload does not match the contract.
 */
export const recordEvent = <Contract extends EventContract>(
  contract: Contract,
  payload: PayloadOf<Contract>,
): EventMessage<PayloadOf<Contract>> => ({
  id: randomUUID(),
  name: contract.name,
  occurredAt: new Date().toISOString(),
  correlationId: currentCorrelationId(),
  payload: contract.payload.parse(payload) as PayloadOf<Contract>,
});

import { randomUUID } from 'node:crypto';
import type { EventContract, EventMessage, PayloadOf } from '@hearthstay/contracts';
import { currentCorrelationId } from '@hearthstay/messaging';

/**
 * Makes the entry that is pushed into the changed document's `outbox`, in the same atomic update as the change: no event without
 * its change, no change without its event.
 *
 * @throws ZodError when the payload is not what the contract declares; nothing has been written then.
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

import { randomUUID } from 'node:crypto';
import type { EventContract, EventMessage, PayloadOf } from '@hearthstay/contracts';

export const messageOf = <Contract extends EventContract>(
  contract: Contract,
  payload: PayloadOf<Contract>,
): EventMessage<PayloadOf<Contract>> => ({
  id: randomUUID(),
  name: contract.name,
  occurredAt: new Date().toISOString(),
  correlationId: randomUUID(),
  payload,
});

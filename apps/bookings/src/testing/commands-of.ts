import type { Actor, RequestInputOf, ResponseOf, RpcContract } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import type { TestBookings } from './use-bookings';

export const owner: Actor = { kind: 'admin', email: 'owner@house.example' };
export const guest: Actor = { kind: 'guest' };

/** Sends commands with an actor, as the BFF does for an admin's session and for guests. */
export const commandsOf =
  ({ call }: Pick<TestBookings, 'call'>, actor: Actor) =>
  <Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> =>
    runInMessageContext({ correlationId: 'any', actor }, () => call(contract, request));

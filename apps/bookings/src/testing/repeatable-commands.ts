import type { RequestInputOf, ResponseOf, RpcContract } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import type { TestBookings } from './use-bookings';

/** Sends commands with an id, as the BFF does for a client with an idempotency key. */
export const useRepeatableCommands = ({ call }: TestBookings) => {
  const command = <Contract extends RpcContract>(
    commandId: string,
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> =>
    runInMessageContext({ correlationId: 'any', commandId }, () => call(contract, request));

  /** The same command, sent again after its response. */
  const twice = async <Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<[ResponseOf<Contract>, ResponseOf<Contract>]> => [
    await command('the-same', contract, request),
    await command('the-same', contract, request),
  ];

  return { command, twice };
};

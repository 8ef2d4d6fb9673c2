import type { ResponseOf, RpcContract } from '@hearthstay/contracts';
import { errorFromReply } from '../errors/error-reply';
import type { Reply } from '../handlers/reply';

/** @throws DomainError or RemoteFailure that the service replied with. */
export const responseFrom = <Contract extends RpcContract>(contract: Contract, reply: Reply): ResponseOf<Contract> => {
  if ('error' in reply) throw errorFromReply(reply.error);
  return contract.response.parse(reply.response) as ResponseOf<Contract>;
};

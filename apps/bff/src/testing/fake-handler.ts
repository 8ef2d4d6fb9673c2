import { Controller, type Type } from '@nestjs/common';
import type { RequestOf, ResponseOf, RpcContract } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';

export interface FakeHandler {
  contract: RpcContract;
  controller: Type;
}

/** A fake handler of a service for one call, typed by its contract. */
export const fakeHandler = <Contract extends RpcContract>(
  contract: Contract,
  respond: NoInfer<(request: RequestOf<Contract>) => ResponseOf<Contract> | Promise<ResponseOf<Contract>>>,
): FakeHandler => {
  @Controller()
  class FakeController {
    @Handles(contract)
    async handle(request: RequestOf<Contract>): Promise<ResponseOf<Contract>> {
      return respond(request);
    }
  }
  return { contract, controller: FakeController };
};

import type { RequestInputOf, ResponseOf, RpcContract } from '@hearthstay/contracts';

/** Calls other services over the transport that was chosen when the process started. */
export abstract class RpcClient {
  /**
   * Calls the service that owns the contract and waits for its reply until the deadline of the contract.
   *
   * @throws DomainError of the service; `SERVICE_UNAVAILABLE` immediately when the broker or the service is
   *   unreachable, `SERVICE_TIMEOUT` after the deadline (a command may then have been carried out or not).
   * @throws RemoteFailure when the service failed with an unexpected error.
   */
  abstract call<Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>>;
}

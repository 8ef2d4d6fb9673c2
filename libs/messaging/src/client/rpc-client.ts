import type { RequestInputOf, ResponseOf, RpcContract } from '@hearthstay/contracts';

/** Calls other services. Injected by this class; which transport carries the call is decided when the process starts. */
export abstract class RpcClient {
  /**
   * Calls the service that owns the contract and waits for its answer, at most for the contract's deadline.
   *
   * @throws DomainError what the service refused with; `SERVICE_UNAVAILABLE` at once when it cannot be reached,
   *   `SERVICE_TIMEOUT` when it has not answered in time (a command may then have happened or not).
   * @throws RemoteFailure when the service failed inside.
   */
  abstract call<Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>>;
}

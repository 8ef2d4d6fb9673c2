import { Injectable } from '@nestjs/common';
import { listReachedAdminLimits, listReachedGuestLimits, type ReachedLimit } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { NoticeSource } from './notice-source';

/** The daily limits of e-mails that were reached, whichever service keeps them. */
@Injectable()
export class ReachedLimits implements NoticeSource {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * One notice for each kind of limit, from the first time that it was reached. A service that is away hides nothing of
   * the other.
   */
  async notices(): Promise<ReachedLimit[]> {
    const told = await Promise.allSettled([
      this.rpc.call(listReachedGuestLimits, {}),
      this.rpc.call(listReachedAdminLimits, {}),
    ]);
    const reached = told.flatMap((limits) => (limits.status === 'fulfilled' ? limits.value : []));
    const oldestFirst = reached.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
    return oldestFirst.filter(({ code }, index) => oldestFirst.findIndex((other) => other.code === code) === index);
  }
}

import { Injectable } from '@nestjs/common';
import { listReachedAdminLimits, listReachedGuestLimits, type ReachedLimit } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { NoticeSource } from './notice-source';

/** Reports the daily e-mail limits that were reached in any service. */
@Injectable()
export class ReachedLimits implements NoticeSource {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Returns one notice for each kind of limit, since it was first reached. An unavailable service does not hide the
   * limits of the other.
   */
  async notices(): Promise<ReachedLimit[]> {
    const results = await Promise.allSettled([
      this.rpc.call(listReachedGuestLimits, {}),
      this.rpc.call(listReachedAdminLimits, {}),
    ]);
    const reached = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const oldestFirst = reached.toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
    return oldestFirst.filter(({ code }, index) => oldestFirst.findIndex((other) => other.code === code) === index);
  }
}

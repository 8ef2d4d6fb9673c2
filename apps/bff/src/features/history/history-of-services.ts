import { Injectable } from '@nestjs/common';
import {
  historyKinds,
  listAdminHistory,
  listBookingHistory,
  listImageHistory,
  listPhotoHistory,
  type HistoryKind,
  type HistoryPage,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { joinedHistory } from '@hearthstay/message-context';
import { RpcClient } from '@hearthstay/messaging';
import { addDays, startOfDay, type Day } from '@hearthstay/stay';
import { PublicSettingsCache } from '../settings/public-settings.cache';

/** Changes of one kind, or of all, on the days from `from` to `to` at the property, both included. */
export interface HistoryScope {
  kind?: HistoryKind | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
}

type Period = RequestInputOf<typeof listAdminHistory>;

const ofOtherServices: readonly HistoryKind[] = ['admin', 'background-image', 'photo'];

/** Joins the histories of all services. */
@Injectable()
export class HistoryOfServices {
  constructor(
    private readonly rpc: RpcClient,
    private readonly settings: PublicSettingsCache,
  ) {}

  /** The newest changes. */
  async list({ kind, from, to }: HistoryScope, limit: number): Promise<HistoryPage> {
    const { timezone } = (await this.settings.get()).value;
    const startOf = (day: Day) => startOfDay(timezone, day).toISOString();
    const period = { limit, ...(from && { from: startOf(from) }), ...(to && { to: startOf(addDays(to, 1)) }) };
    const pages = this.services
      .filter(({ kinds }) => !kind || kinds.includes(kind))
      .map(({ list }) => list(period, kind && [kind]));
    return joinedHistory(await Promise.all(pages), limit);
  }

  private readonly services: {
    kinds: readonly HistoryKind[];
    list: (period: Period, kinds?: HistoryKind[]) => Promise<HistoryPage>;
  }[] = [
    { kinds: ['admin'], list: (period) => this.rpc.call(listAdminHistory, period) },
    { kinds: ['background-image'], list: (period) => this.rpc.call(listImageHistory, period) },
    { kinds: ['photo'], list: (period) => this.rpc.call(listPhotoHistory, period) },
    {
      kinds: historyKinds.filter((kind) => !ofOtherServices.includes(kind)),
      list: (period, kinds) => this.rpc.call(listBookingHistory, { ...period, kinds }),
    },
  ];
}

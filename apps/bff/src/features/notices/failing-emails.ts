import { Injectable } from '@nestjs/common';
import { getEmailOutage, type NoticeView } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ReadCache } from '../../platform/cache/read-cache';
import type { NoticeSource } from './notice-source';

/** Reports that no e-mail can be sent. It is cached, because every page of the panel asks for the notices. */
@Injectable()
export class FailingEmails implements NoticeSource {
  private readonly cache: ReadCache<{ notices: NoticeView[] }>;

  constructor(rpc: RpcClient) {
    this.cache = new ReadCache<{ notices: NoticeView[] }>(async () => {
      const { outage } = await rpc.call(getEmailOutage, {});
      if (!outage) return { notices: [] };
      const { since, ...emails } = outage;
      return { notices: [{ code: 'EMAILS_FAILING', since, emails }] };
    });
  }

  async notices(): Promise<NoticeView[]> {
    return (await this.cache.get()).notices;
  }
}

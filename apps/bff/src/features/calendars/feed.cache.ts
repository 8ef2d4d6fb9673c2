import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { readFeed, type RequestInputOf } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { LRUCache } from 'lru-cache';
import { etagOf, type CachedResponse } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';

/** More than all feeds have readers. An evicted entry costs one call to the service. */
const maxEntries = 100;

type FeedRead = Required<RequestInputOf<typeof readFeed>>;

export const feedReadOf = (token: string, { method, headers }: IncomingMessage): FeedRead => ({
  token,
  userAgent: headers['user-agent'] ?? '',
  isRecorded: method !== 'HEAD',
});

const keyOf = ({ token, userAgent, isRecorded }: FeedRead): string => JSON.stringify([token, userAgent, isRecorded]);

/**
 * Caches feeds by reader. The service stores what a reader is told before the first response with it is sent. Further
 * responses with the same entry tell this reader nothing new.
 */
@Injectable()
export class FeedCache {
  private readonly entries = new LRUCache<string, ReadCache<CachedResponse>>({ max: maxEntries });

  constructor(private readonly rpc: RpcClient) {}

  /** The cached feed; `undefined` if the service has to record the read first. */
  peek(read: FeedRead): CachedResponse | undefined {
    return this.entries.get(keyOf(read))?.peek();
  }

  /** @throws the error of the service; errors are not cached. */
  async get(read: FeedRead): Promise<CachedResponse> {
    const key = keyOf(read);
    const entry = this.entries.get(key) ?? new ReadCache(() => this.load(read));
    this.entries.set(key, entry);
    return entry.get();
  }

  invalidate(): void {
    this.entries.clear();
  }

  private async load(read: FeedRead): Promise<CachedResponse> {
    const { calendar } = await this.rpc.call(readFeed, read);
    const body = Buffer.from(calendar);
    return { body, etag: etagOf(body), contentType: 'text/calendar; charset=utf-8' };
  }
}

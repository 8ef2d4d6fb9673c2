import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { readFeed, type RequestInputOf } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { LRUCache } from 'lru-cache';
import { cacheControl } from '../../platform/cache/cache-control';
import { etagOf, type CachedResponse } from '../../platform/cache/cached-response';
import { ReadCache } from '../../platform/cache/read-cache';

/** More than all feeds have readers. An evicted entry costs one call to the service. */
const maxEntries = 100;

/** A browser that opens the address stores the calendar instead of showing its text. */
const asDownload = ['Content-Disposition', 'attachment; filename="calendar.ics"'];

/** Names are stored nowhere; without them, programs revalidate the feed they have. */
const feedCaching = (withNames: boolean) => (withNames ? cacheControl.never : cacheControl.browser);

type FeedRead = Required<RequestInputOf<typeof readFeed>>;

export const feedReadOf = (token: string, { method, headers }: IncomingMessage): FeedRead => ({
  token,
  userAgent: headers['user-agent'] ?? '',
  isRecorded: method !== 'HEAD',
});

const keyOf = ({ token, userAgent, isRecorded }: FeedRead): string => JSON.stringify([token, userAgent, isRecorded]);

/**
 * Caches feeds by reader. The service records what a reader receives before the first response with it is sent. Further
 * responses with the same entry contain nothing new for this reader.
 *
 * A feed has an entry only once the service has sent it, so requests with unknown tokens evict no entry.
 */
@Injectable()
export class FeedCache {
  /** Counts since the start of the process. */
  readonly reads = { hits: 0, misses: 0 };
  private readonly entries = new LRUCache<string, ReadCache<CachedResponse>>({ max: maxEntries });
  private readonly loading = new Map<string, ReadCache<CachedResponse>>();

  constructor(private readonly rpc: RpcClient) {}

  /** The cached feed; `undefined` if the service has to record the read first. */
  peek(read: FeedRead): CachedResponse | undefined {
    const feed = this.entries.get(keyOf(read))?.peek();
    if (feed) this.reads.hits += 1;
    return feed;
  }

  /** @throws the error of the service; errors are not cached. */
  async get(read: FeedRead): Promise<CachedResponse> {
    const feed = this.peek(read);
    if (feed) return feed;
    this.reads.misses += 1;
    const key = keyOf(read);
    const entry = this.loading.get(key) ?? new ReadCache(() => this.load(read));
    this.loading.set(key, entry);
    try {
      const loaded = await entry.get();
      if (this.loading.get(key) === entry) this.entries.set(key, entry);
      return loaded;
    } finally {
      if (this.loading.get(key) === entry) this.loading.delete(key);
    }
  }

  invalidate(): void {
    this.entries.clear();
    this.loading.clear();
  }

  private async load(read: FeedRead): Promise<CachedResponse> {
    const { calendar, withNames } = await this.rpc.call(readFeed, read);
    const body = Buffer.from(calendar);
    return {
      body,
      etag: etagOf(body),
      contentType: 'text/calendar; charset=utf-8',
      cacheControl: feedCaching(withNames),
      headers: asDownload,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { getBackgroundImageFile } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { LRUCache } from 'lru-cache';

export interface ImageFile {
  content: Buffer;
  contentType: string;
}

interface FileAddress {
  hash: string;
  name: string;
}

/** In bytes: enough for the files of the background image, and those of the photos that most browsers choose. */
const maxSize = 16 * 1024 * 1024;

/**
 * Caches the files of the background image and of the photos of the house. An entry never becomes stale, because its
 * address contains the content's hash.
 */
@Injectable()
export class ImageFiles {
  private readonly files: LRUCache<string, ImageFile, FileAddress>;

  constructor(rpc: RpcClient) {
    this.files = new LRUCache({
      maxSize,
      sizeCalculation: ({ content }) => Math.max(1, content.length),
      // Evicting a file while it is being read does not fail the read.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context }) => {
        const { contentBase64, contentType } = await rpc.call(getBackgroundImageFile, context);
        return { content: Buffer.from(contentBase64, 'base64'), contentType };
      },
    });
  }

  /** @throws DomainError `NOT_FOUND`, or the error of the service. Concurrent misses share one call. */
  find(hash: string, name: string): Promise<ImageFile> {
    return this.files.forceFetch(`${hash}/${name}`, { context: { hash, name } });
  }
}

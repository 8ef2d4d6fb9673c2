import { Injectable } from '@nestjs/common';
import { getBackgroundImageFile } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';

export interface ImageFile {
  content: Buffer;
  contentType: string;
}

/** In bytes: all files of an image and of the one before it. */
const capacity = 16 * 1024 * 1024;

/**
 * The files of the background image, kept in memory so that a page view is no message. What a file's address names never
 * changes; the files that were asked for last stay, up to a number of bytes.
 */
@Injectable()
export class ImageFiles {
  /** In the order in which they were asked for. */
  private readonly kept = new Map<string, ImageFile>();
  private readonly underWay = new Map<string, Promise<ImageFile>>();
  private bytes = 0;

  constructor(private readonly rpc: RpcClient) {}

  /** @throws DomainError `NOT_FOUND`, or what keeps the service from answering. */
  async find(hash: string, name: string): Promise<ImageFile> {
    const key = `${hash}/${name}`;
    const file = this.kept.get(key);
    if (!file) return this.underWay.get(key) ?? this.fetch(key, hash, name);
    this.kept.delete(key);
    this.kept.set(key, file);
    return file;
  }

  private fetch(key: string, hash: string, name: string): Promise<ImageFile> {
    const fetched = this.rpc
      .call(getBackgroundImageFile, { hash, name })
      .then(({ contentBase64, contentType }) =>
        this.keep(key, { content: Buffer.from(contentBase64, 'base64'), contentType }),
      )
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, fetched);
    return fetched;
  }

  private keep(key: string, file: ImageFile): ImageFile {
    this.kept.set(key, file);
    this.bytes += file.content.length;
    for (const [oldest, { content }] of this.kept) {
      if (this.bytes <= capacity) break;
      this.kept.delete(oldest);
      this.bytes -= content.length;
    }
    return file;
  }
}

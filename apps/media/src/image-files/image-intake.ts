import { Injectable } from '@nestjs/common';
import type { BackgroundImage } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { inOrder, type FileEntry, type ImageUse } from './domain/rendition';
import { ImageFileRepository } from './persistence/image-file.repository';
import { ImageRenderer } from './rendering/image-renderer';
import type { RenderedFile } from './rendering/encode';

const entryOf = ({ name, width, contentType }: RenderedFile): FileEntry => ({ name, width, contentType });

/** Makes and stores the files of images. */
@Injectable()
export class ImageIntake {
  constructor(
    private readonly files: ImageFileRepository,
    private readonly renderer: ImageRenderer,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the files that an upload waits for, and the original for the other ones.
   *
   * @param hash of the content.
   * @throws DomainError `SERVICE_UNAVAILABLE` when other uploads take too long, or the reason for refusing the image.
   */
  async store(content: Buffer, hash: string, use: ImageUse): Promise<BackgroundImage> {
    const { width, height, files } = await this.renderer.immediately(content, use);
    await this.files.keepOriginal(hash, content, this.clock.now());
    await this.files.keep(hash, files, this.clock.now());
    return { hash, width, height, files: inOrder(files.map(entryOf)) };
  }

  /**
   * Makes and stores the AVIF files of an image, which take too long for the response to an upload.
   *
   * @returns none without an original, `null` when the work was aborted before all of them were made.
   */
  async finish(hash: string, use: ImageUse, signal: AbortSignal): Promise<FileEntry[] | null> {
    const original = await this.files.findOriginal(hash);
    if (!original) return [];
    const rendered = await this.renderer.deferred(original, use, signal);
    if (!rendered) return null;
    await this.files.keep(hash, rendered.files, this.clock.now());
    return rendered.files.map(entryOf);
  }
}

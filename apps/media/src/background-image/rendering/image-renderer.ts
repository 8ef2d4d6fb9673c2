import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { renderImage, type Batch, type RenderedImage } from './render-image';
import { renderInChildProcess } from './render-in-child-process';
import { RenderingSlot } from './rendering-slot';

/** A file beside the built application. Tests and benchmarks run without it and render in their own process. */
const program = join(import.meta.dirname, 'image-process.js');
const isBuilt = existsSync(program);

const render = (content: Buffer, batch: Batch, signal?: AbortSignal): Promise<RenderedImage> =>
  isBuilt ? renderInChildProcess(program, { content, batch }, signal) : renderImage(content, batch);

/** Makes the files of images, one image at a time: two would need twice the memory and be no faster. */
@Injectable()
export class ImageRenderer {
  private readonly slot = new RenderingSlot();

  /**
   * The files that an upload waits for. It ends deferred work that is under way.
   *
   * @throws DomainError `SERVICE_UNAVAILABLE` when other uploads are in the way for too long; what the image is refused
   *   with.
   */
  immediately(content: Buffer): Promise<RenderedImage> {
    return this.slot.urgent(() => render(content, 'immediate'));
  }

  /** The other files, once no upload is in the way; `null` when the work was ended by an upload or by `signal`. */
  deferred(content: Buffer, signal: AbortSignal): Promise<RenderedImage | null> {
    return this.slot.yielding(signal, (ended) => render(content, 'deferred', ended));
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { ImageUse } from '../domain/rendition';
import { renderImage, type RenderedImage, type Rendering } from './render-image';
import { renderInChildProcess } from './render-in-child-process';
import { RenderingSlot } from './rendering-slot';

/** A file beside the built application. Tests and benchmarks run without it and render in their own process. */
const program = join(import.meta.dirname, 'image-process.js');
const isBuilt = existsSync(program);

const render = (content: Buffer, rendering: Rendering, signal?: AbortSignal): Promise<RenderedImage> =>
  isBuilt ? renderInChildProcess(program, { content, ...rendering }, signal) : renderImage(content, rendering);

/** Makes the files of images, one image at a time, because two would need twice the memory and not be faster. */
@Injectable()
export class ImageRenderer {
  private readonly slot = new RenderingSlot();

  /**
   * The files that an upload waits for. Aborts deferred work in progress.
   *
   * @throws DomainError `SERVICE_UNAVAILABLE` when other uploads take too long, or the reason for refusing the image.
   */
  immediately(content: Buffer, use: ImageUse): Promise<RenderedImage> {
    return this.slot.urgent(() => render(content, { use, batch: 'immediate' }));
  }

  /** The other files, once no upload is in progress; `null` when an upload or `signal` has aborted the work. */
  deferred(content: Buffer, use: ImageUse, signal: AbortSignal): Promise<RenderedImage | null> {
    return this.slot.yielding(signal, (ended) => render(content, { use, batch: 'deferred' }, ended));
  }
}

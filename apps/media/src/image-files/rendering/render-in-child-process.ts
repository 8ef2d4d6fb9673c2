import { DomainError, type ErrorCode } from '@hearthstay/contracts';
import { runInChildProcess } from '@hearthstay/runtime/child-process';
import type { RenderedImage, Rendering } from './render-image';

interface RenderingOrder extends Rendering {
  content: Buffer;
}

export type RenderingOutcome = { image: RenderedImage } | { refusal: ErrorCode } | { failure: string };

/**
 * Renders in a separate process, because an image can crash the decoder.
 *
 * @param program the built `image-process.ts`.
 * @param signal ends the process.
 * @throws DomainError the reason for refusing the image.
 */
export const renderInChildProcess = async (
  program: string,
  { content, use, batch }: RenderingOrder,
  signal?: AbortSignal,
): Promise<RenderedImage> => {
  const outcome = await runInChildProcess<RenderingOutcome>(program, { args: [batch, use], input: content, signal });
  if ('refusal' in outcome) throw new DomainError(outcome.refusal);
  if ('failure' in outcome) throw new Error(`The image could not be rendered: ${outcome.failure}`);
  return outcome.image;
};

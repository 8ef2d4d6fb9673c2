import { fork } from 'node:child_process';
import { DomainError, type ErrorCode } from '@hearthstay/contracts';
import type { Batch, RenderedImage } from './render-image';

interface RenderingOrder {
  content: Buffer;
  batch: Batch;
}

export type RenderingOutcome = { image: RenderedImage } | { refusal: ErrorCode } | { failure: string };

/**
 * One heap for all threads of the process. Otherwise glibc creates one for each thread and does not return the memory
 * that the thread has freed.
 */
const allocator = { MALLOC_ARENA_MAX: '1' };

const imageIn = (outcome: RenderingOutcome): RenderedImage => {
  if ('refusal' in outcome) throw new DomainError(outcome.refusal);
  if ('failure' in outcome) throw new Error(`The image could not be rendered: ${outcome.failure}`);
  return outcome.image;
};

const outcomeOf = (
  program: string,
  { content, batch }: RenderingOrder,
  signal?: AbortSignal,
): Promise<RenderingOutcome> =>
  new Promise((resolve, reject) => {
    const child = fork(program, [batch], {
      serialization: 'advanced',
      execArgv: [],
      env: allocator,
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    });
    let outcome: RenderingOutcome | undefined;
    child.once('message', (message) => (outcome = message as RenderingOutcome));
    child.once('error', reject);
    child.once('exit', (code, ending) => {
      if (outcome) resolve(outcome);
      else reject(new Error(`The process that renders images has ended: ${ending ?? code}`));
    });
    // Not as a message, which would be copied several times at both ends. If the process ends before it has read
    // everything, its exit code contains the reason.
    child.stdin?.on('error', () => undefined).end(content);
  });

/**
 * Renders in a separate process: its memory returns to the system afterwards, and an image that crashes the decoder
 * does not end the service.
 *
 * @param program the built `image-process.ts`.
 * @param signal ends the process.
 * @throws DomainError the reason for refusing the image.
 */
export const renderInChildProcess = async (
  program: string,
  order: RenderingOrder,
  signal?: AbortSignal,
): Promise<RenderedImage> => imageIn(await outcomeOf(program, order, signal));

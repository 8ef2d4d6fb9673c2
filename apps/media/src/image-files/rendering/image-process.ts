import { setPriority } from 'node:os';
import { DomainError } from '@hearthstay/contracts';
import { replyToParent } from '@hearthstay/runtime/child-process';
import { renderImage, type Batch } from './render-image';
import type { RenderingOutcome } from './render-in-child-process';

/** The `nice` value of background work: pages and files have priority. */
const niceness = 10;

const batch = process.argv[2] as Batch;

const render = async (content: Buffer): Promise<RenderingOutcome> => {
  try {
    return { image: await renderImage(content, batch) };
  } catch (error) {
    return error instanceof DomainError ? { refusal: error.code } : { failure: String(error) };
  }
};

if (batch === 'deferred') setPriority(niceness);
await replyToParent(render);

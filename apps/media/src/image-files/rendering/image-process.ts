import { setPriority } from 'node:os';
import { DomainError } from '@hearthstay/contracts';
import { replyToParent } from '@hearthstay/runtime/child-process';
import type { ImageUse } from '../domain/rendition';
import { renderImage, type Batch } from './render-image';
import type { RenderingOutcome } from './render-in-child-process';

/** The `nice` value of background work: pages and files have priority. */
const niceness = 10;

const [batch, use] = process.argv.slice(2) as [Batch, ImageUse];

const render = async (content: Buffer): Promise<RenderingOutcome> => {
  try {
    return { image: await renderImage(content, { use, batch }) };
  } catch (error) {
    return error instanceof DomainError ? { refusal: error.code } : { failure: String(error) };
  }
};

if (batch === 'deferred') setPriority(niceness);
await replyToParent(render);

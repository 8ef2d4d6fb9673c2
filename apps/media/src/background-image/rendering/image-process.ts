import { setPriority } from 'node:os';
import { DomainError } from '@hearthstay/contracts';
import { renderImage, type Batch } from './render-image';
import type { RenderingOutcome } from './render-in-child-process';

/** The `nice` value of background work: pages and files have priority. */
const niceness = 10;

const batch = process.argv[2] as Batch;

const renderStandardInput = async (): Promise<RenderingOutcome> => {
  try {
    return { image: await renderImage(Buffer.concat(await process.stdin.toArray()), batch) };
  } catch (error) {
    return error instanceof DomainError ? { refusal: error.code } : { failure: String(error) };
  }
};

// Exits with its parent process.
process.once('disconnect', () => process.exit());
if (batch === 'deferred') setPriority(niceness);
const outcome = await renderStandardInput();
process.send?.(outcome, () => process.disconnect());

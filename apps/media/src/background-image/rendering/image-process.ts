import { setPriority } from 'node:os';
import { DomainError } from '@hearthstay/contracts';
import { renderImage } from './render-image';
import type { RenderingOrder, RenderingOutcome } from './render-in-child-process';

/** Of work that nobody waits for, in steps of Unix: pages and files go first. */
const niceness = 10;

const outcomeOf = async ({ content, batch }: RenderingOrder): Promise<RenderingOutcome> => {
  try {
    return { image: await renderImage(Buffer.from(content), batch) };
  } catch (error) {
    return error instanceof DomainError ? { refusal: error.code } : { failure: String(error) };
  }
};

process.once('message', (order: RenderingOrder) => {
  if (order.batch === 'deferred') setPriority(niceness);
  void outcomeOf(order).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
// Nobody waits for the image of a service that has ended.
process.once('disconnect', () => process.exit());

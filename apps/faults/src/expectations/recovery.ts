import { eventually } from '@hearthstay/testing';
import { succeeded, type Wish } from '../guests/answers';
import type { Stream } from '../guests/stream';

/** How long after a part's return everything works as before, in milliseconds. */
export const recoveryMs = 10_000;

const wishes: Wish[] = ['request', 'approval', 'look'];

/** Within ten seconds from now, every wish is granted again by every BFF. */
export const expectRecovery = (stream: Stream): Promise<void> => {
  const since = Date.now();
  return eventually(() => {
    const granted = stream.answers.filter((answer) => answer.startedAt >= since && succeeded(answer));
    const missing = stream.bffs.flatMap((bff) =>
      wishes
        .filter((wish) => !granted.some((answer) => answer.wish === wish && answer.bff === bff))
        .map((wish) => `${wish} by BFF ${bff.instance}`),
    );
    expect(missing).toEqual([]);
  }, recoveryMs);
};

import { eventually } from '@hearthstay/testing';
import type { Result } from '../load/result';
import { roundMs, type LoadGenerator } from '../load/load-generator';

/** Waits until every BFF returns such a result for a request or an approval sent from now on. */
export const expectFromEveryBff = (load: LoadGenerator, isExpected: (result: Result) => boolean): Promise<void> => {
  const since = Date.now();
  return eventually(() => {
    const expected = load.results.filter(
      (result) => result.startedAt >= since && result.operation !== 'read' && isExpected(result),
    );
    expect(new Set(expected.map(({ bff }) => bff.instance)).size).toBe(load.bffs.length);
  }, roundMs);
};

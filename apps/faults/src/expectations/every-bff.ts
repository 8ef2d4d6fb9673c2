import { eventually } from '@hearthstay/testing';
import type { Answer } from '../guests/answers';
import { roundMs, type Stream } from '../guests/stream';

/** From now on, every BFF gives such an answer to a request or an approval. */
export const expectFromEveryBff = (stream: Stream, isExpected: (answer: Answer) => boolean): Promise<void> => {
  const since = Date.now();
  return eventually(() => {
    const expected = stream.answers.filter(
      (answer) => answer.startedAt >= since && answer.wish !== 'look' && isExpected(answer),
    );
    expect(new Set(expected.map(({ bff }) => bff.instance)).size).toBe(stream.bffs.length);
  }, roundMs);
};

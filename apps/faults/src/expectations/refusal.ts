import { eventually } from '@hearthstay/testing';
import type { Answer } from '../guests/answers';
import type { Stream } from '../guests/stream';
import { recoveryMs } from './recovery';

/** Shorter than any deadline: nobody has waited for one. */
const atOnceMs = 1_500;

const expectFromEveryBff = (stream: Stream, isExpected: (answer: Answer) => boolean): Promise<void> => {
  const since = Date.now();
  return eventually(() => {
    const expected = stream.answers.filter((answer) => answer.startedAt >= since && isExpected(answer));
    expect(new Set(expected.map(({ bff }) => bff.instance)).size).toBe(stream.bffs.length);
  }, recoveryMs);
};

/** From now on, every BFF says "503" to wishes, and says so at once. */
export const expectRefusedAtOnce = (stream: Stream): Promise<void> =>
  expectFromEveryBff(
    stream,
    ({ wish, outcome, startedAt, endedAt }) => wish !== 'look' && outcome === 503 && endedAt - startedAt < atOnceMs,
  );

/** From now on, every BFF says that it cannot, or cannot say; it may have to wait for that. */
export const expectRefused = (stream: Stream): Promise<void> =>
  expectFromEveryBff(stream, ({ wish, outcome }) => wish !== 'look' && (outcome === 503 || outcome === 504));

import { eventually } from '@hearthstay/testing';
import { isFinal, isGranted, type Answer, type Wish } from '../guests/answers';
import { roundMs, type Stream } from '../guests/stream';

/** How long after a part's return everything works as before, in milliseconds. */
const recoveryMs = 10_000;

const wishes: Wish[] = ['request', 'approval', 'look'];

const told = ({ wish, bff, outcome, code }: Answer): string =>
  `${wish} by BFF ${bff.instance}: ${outcome} ${code ?? ''}`;

/** Every wish is granted again by every BFF, and none that is made later than ten seconds from now is not. */
export const expectRecovery = async (stream: Stream): Promise<void> => {
  const since = Date.now();
  const lateRefusals = () =>
    stream.answers.filter((answer) => answer.startedAt > since + recoveryMs && !isFinal(answer)).map(told);
  await eventually(() => {
    if (lateRefusals().length > 0) return;
    const granted = stream.answers.filter((answer) => answer.startedAt >= since && isGranted(answer));
    const missing = stream.bffs.flatMap((bff) =>
      wishes
        .filter((wish) => !granted.some((answer) => answer.wish === wish && answer.bff === bff))
        .map((wish) => `${wish} by BFF ${bff.instance}`),
    );
    expect(missing).toEqual([]);
  }, recoveryMs + roundMs);
  expect(lateRefusals()).toEqual([]);
};

import { eventually } from '@hearthstay/testing';
import { isFinal, isGranted, type Result, type Operation } from '../load/result';
import { roundMs, type LoadGenerator } from '../load/load-generator';

/** The time limit for recovery after a fault has ended, in milliseconds. */
const recoveryMs = 10_000;

const operations: Operation[] = ['request', 'approval', 'read'];

const describeResult = ({ operation, bff, outcome, code }: Result): string =>
  `${operation} by BFF ${bff.instance}: ${outcome} ${code ?? ''}`;

/** Every operation succeeds again through every BFF, and none that starts more than ten seconds from now fails. */
export const expectRecovery = async (load: LoadGenerator): Promise<void> => {
  const since = Date.now();
  const lateFailures = () =>
    load.results.filter((result) => result.startedAt > since + recoveryMs && !isFinal(result)).map(describeResult);
  await eventually(() => {
    if (lateFailures().length > 0) return;
    const granted = load.results.filter((result) => result.startedAt >= since && isGranted(result));
    const missing = load.bffs.flatMap((bff) =>
      operations
        .filter((operation) => !granted.some((result) => result.operation === operation && result.bff === bff))
        .map((operation) => `${operation} by BFF ${bff.instance}`),
    );
    expect(missing).toEqual([]);
  }, recoveryMs + roundMs);
  expect(lateFailures()).toEqual([]);
};

import { setTimeout as pause } from 'node:timers/promises';
import { hideDuration } from './hide-duration';

const durationOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await hideDuration(work).catch(() => undefined);
  return performance.now() - start;
};

describe('work in uniform time', () => {
  it('has the result of the work', async () => {
    await expect(hideDuration(() => Promise.resolve('done'))).resolves.toBe('done');
    await expect(hideDuration(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it.each([
    ['does nothing', () => Promise.resolve(), 250],
    ['fails', () => Promise.reject(new Error('no')), 250],
    ['takes longer than a step', () => pause(270), 500],
  ])('ends no sooner than the next step when it %s', async (_what, work, milliseconds) => {
    const timerAccuracy = 5;
    expect(await durationOf(work)).toBeGreaterThan(milliseconds - timerAccuracy);
  });
});

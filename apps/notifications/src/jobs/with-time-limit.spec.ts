import { getEventListeners } from 'node:events';
import { withTimeLimit } from './with-time-limit';

const long = 60_000;

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = () => reject(new Error('aborted'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail);
  });

describe('A time limit', () => {
  it('aborts work that takes longer', async () => {
    await expect(withTimeLimit(10, new AbortController().signal, untilAborted)).rejects.toThrow('aborted');
  });

  it('aborts work as soon as it is cut off, or has been before it began', async () => {
    const cutOff = new AbortController();
    const working = withTimeLimit(long, cutOff.signal, untilAborted);
    cutOff.abort();
    await expect(working).rejects.toThrow('aborted');
    await expect(withTimeLimit(long, cutOff.signal, untilAborted)).rejects.toThrow('aborted');
  });

  it('answers what the work answers, and leaves nothing behind, whichever way that ends', async () => {
    const { signal } = new AbortController();
    await expect(withTimeLimit(long, signal, () => Promise.resolve('done'))).resolves.toBe('done');
    await expect(withTimeLimit(long, signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

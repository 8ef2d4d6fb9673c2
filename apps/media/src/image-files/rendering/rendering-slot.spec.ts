import { once } from 'node:events';
import { RenderingSlot } from './rendering-slot';

const never = new AbortController().signal;
/** In milliseconds. The long one does not elapse in a test that expects no refusal. */
const wait = { short: 30, long: 60_000 } as const;

/** Work that ends when the test resolves it. */
const openWork = () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<string>((resolve) => (finish = () => resolve('done')));
  const work = jest.fn(() => finished);
  return { work, finish: () => finish() };
};
const untilEnded = async (ended: AbortSignal): Promise<never> => {
  await once(ended, 'abort');
  throw new Error('The process was ended');
};

describe('The rendering slot', () => {
  let slot: RenderingSlot;
  beforeEach(() => {
    slot = new RenderingSlot(wait.long);
  });

  it('has one holder at a time', async () => {
    const [first, second] = [openWork(), openWork()];
    const both = [slot.urgent(first.work), slot.urgent(second.work)];
    await new Promise(setImmediate);
    expect([first.work.mock.calls.length, second.work.mock.calls.length]).toEqual([1, 0]);
    first.finish();
    second.finish();
    expect(await Promise.all(both)).toEqual(['done', 'done']);
  });

  it('refuses urgent work that has waited for too long, with Retry-After, and never starts it', async () => {
    slot = new RenderingSlot(wait.short);
    const [first, second] = [openWork(), openWork()];
    const holder = slot.urgent(first.work);
    await expect(slot.urgent(second.work)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      content: { params: { retryAfterSeconds: 5 } },
    });
    first.finish();
    expect(await holder).toBe('done');
    expect(await slot.urgent(async () => 'next')).toBe('next');
    expect(second.work).not.toHaveBeenCalled();
  });

  it('is free again after a failure', async () => {
    await expect(slot.urgent(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slot.urgent(async () => 'next')).toBe('next');
  });

  it('is released by yielding work for urgent work', async () => {
    const yielding = slot.yielding(never, untilEnded);
    expect(await slot.urgent(async () => 'upload')).toBe('upload');
    expect(await yielding).toBeNull();
  });

  it('does not start yielding work that was aborted while it waited', async () => {
    const { work } = openWork();
    expect(await slot.yielding(AbortSignal.abort(), work)).toBeNull();
    expect(work).not.toHaveBeenCalled();
  });

  it('rethrows the error of yielding work', async () => {
    await expect(slot.yielding(never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});

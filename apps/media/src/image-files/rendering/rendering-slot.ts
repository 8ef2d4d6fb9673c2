import { once } from 'node:events';
import { DomainError } from '@hearthstay/contracts';

/** About as long as a photo of the largest size takes. */
const retryAfterSeconds = 5;

const aborted = async (signal: AbortSignal): Promise<false> => {
  if (!signal.aborted) await once(signal, 'abort');
  return false;
};

/** A semaphore with one permit. Urgent work ends yielding work, and waits for other urgent work for a limited time. */
export class RenderingSlot {
  /** Resolves when all earlier work has ended. */
  private free: Promise<void> = Promise.resolve();
  private readonly yielders = new Set<AbortController>();

  /** @param longestWaitMs of urgent work; short enough to leave an upload most of its deadline. */
  constructor(private readonly longestWaitMs = 3_000) {}

  /** @throws DomainError `SERVICE_UNAVAILABLE` when the slot is not free in time. */
  async urgent<Result>(work: () => Promise<Result>): Promise<Result> {
    for (const yielder of this.yielders) yielder.abort();
    const leave = await this.enter(AbortSignal.timeout(this.longestWaitMs));
    if (!leave) throw new DomainError('SERVICE_UNAVAILABLE', { params: { retryAfterSeconds } });
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** `null` when urgent work or `signal` has aborted this work or prevented its start. */
  async yielding<Result>(signal: AbortSignal, work: (ended: AbortSignal) => Promise<Result>): Promise<Result | null> {
    const yielder = new AbortController();
    this.yielders.add(yielder);
    const ended = AbortSignal.any([signal, yielder.signal]);
    const leave = await this.enter(ended);
    try {
      return leave ? await work(ended) : null;
    } catch (error) {
      if (ended.aborted) return null;
      throw error;
    } finally {
      leave?.();
      this.yielders.delete(yielder);
    }
  }

  /** The function that releases the slot; `undefined` when the signal was aborted first. */
  private async enter(signal: AbortSignal): Promise<(() => void) | undefined> {
    const before = this.free;
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    this.free = before.then(() => left);
    const isFree = await Promise.race([before.then(() => true), aborted(signal)]);
    if (isFree && !signal.aborted) return leave;
    leave();
    return undefined;
  }
}

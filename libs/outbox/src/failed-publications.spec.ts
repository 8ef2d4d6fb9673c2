import { EventEmitter, once } from 'node:events';
import { DomainError } from '@hearthstay/contracts';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { colorsOf, quick, sweepsRarely, useRelayedDoors } from './testing/relayed-doors';

describeEachDatabase('An outbox relay whose publications fail', (database) => {
  const doors = useRelayedDoors(database);

  it('keeps the order of events during an outage and publishes them afterwards', async () => {
    doors.publisher().attempt = () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE'));
    await doors.paint('front', 'red', 'green');
    doors.newRelay().start();
    await eventually(() => expect(doors.publisher().attempted.length).toBeGreaterThan(2));
    expect(colorsOf((await doors.outboxOf('front')) ?? [])).toEqual(['red', 'green']);
    expect(new Set(colorsOf(doors.publisher().attempted))).toEqual(new Set(['red']));
    doors.publisher().attempt = () => Promise.resolve();
    await eventually(async () => expect(await doors.outboxOf('front')).toEqual([]));
    expect(colorsOf(doors.publisher().confirmed).slice(-2)).toEqual(['red', 'green']);
  });

  it.each([
    ['its consumers fail to handle', () => Promise.reject(new Error('not this one'))],
    ['is never confirmed', () => new Promise<void>(() => undefined)],
  ])('publishes all other events despite one that %s, and that one afterwards', async (_manner, fail) => {
    await doors.paint('front', 'poisonous', 'red');
    await doors.paint('back', 'green');
    doors.publisher().attempt = async (message) => {
      if (colorsOf([message]).includes('poisonous')) await fail();
    };
    doors.newRelay({ ...quick, publishTimeout: 100 }).start();
    await eventually(() => expect(colorsOf(doors.publisher().confirmed).sort()).toEqual(['green', 'red']));
    await eventually(async () => expect(colorsOf((await doors.outboxOf('front')) ?? [])).toEqual(['poisonous']));
    doors.publisher().attempt = () => Promise.resolve();
    await eventually(async () => expect(await doors.outboxOf('front')).toEqual([]));
  });

  it('does not delay other events by any number of events that are never confirmed', async () => {
    const held = Array.from({ length: 20 }, (_, index) => `held ${index}`);
    for (const id of held) await doors.paint(id, 'poisonous');
    const waiting = new EventEmitter();
    const fail = () => Promise.reject(new DomainError('SERVICE_TIMEOUT'));
    const wait = () => once(waiting, 'confirm').then(() => undefined);
    const attemptPoisonousBy = (attempt: () => Promise<void>) => {
      doors.publisher().attempt = (message) =>
        colorsOf([message]).includes('poisonous') ? attempt() : Promise.resolve();
    };
    attemptPoisonousBy(fail);
    doors.newRelay({ ...quick, parallelDocuments: 4 }).start();
    await eventually(() => expect(doors.publisher().attempted.length).toBeGreaterThan(held.length));
    attemptPoisonousBy(wait);
    await eventually(() => expect(waiting.listenerCount('confirm')).toBe(4));
    await doors.paint('front', 'red');
    await eventually(() => expect(colorsOf(doors.publisher().confirmed)).toEqual(['red']));
    attemptPoisonousBy(() => Promise.resolve());
    waiting.emit('confirm');
  });

  it('counts the events that fail repeatedly', async () => {
    doors.publisher().attempt = () => Promise.reject(new Error('not this one'));
    await doors.paint('front', 'red');
    await doors.paint('back', 'green');
    const relay = doors.newRelay();
    const failing = async () =>
      (await relay.readMetrics()).find(({ name }) => name === 'hearthstay_outbox_events_failing')?.value;
    expect(await failing()).toBe(0);
    relay.start();
    await eventually(async () => expect(await failing()).toBe(2));
    doors.publisher().attempt = () => Promise.resolve();
    await eventually(async () => expect(await failing()).toBe(0));
  });

  /** The pauses between attempts to publish, in milliseconds, while all of them fail. */
  const pausesWhileFailing = async (failure: Error, count: number): Promise<number[]> => {
    const attempts: number[] = [];
    doors.publisher().attempt = () => {
      attempts.push(performance.now());
      return Promise.reject(failure);
    };
    await doors.paint('front', 'red');
    doors.newRelay({ ...quick, sweepEvery: 20, longestPauseAfterFailure: 60_000 }).start();
    await eventually(() => expect(attempts.length).toBeGreaterThan(count));
    return attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  };

  it('increases the pauses for an event on which its consumers fail', async () => {
    const pauses = await pausesWhileFailing(new Error('Cannot handle the event'), 4);
    expect(pauses.at(3)).toBeGreaterThan(70);
  });

  it.each([
    ['nothing can be published', new DomainError('SERVICE_UNAVAILABLE')],
    ['nothing is confirmed in time', new DomainError('SERVICE_TIMEOUT')],
    ['a dependency of its consumers is unavailable', new AggregateError([new DomainError('SERVICE_UNAVAILABLE')])],
  ])('keeps the pauses constant while %s, so that it continues soon afterwards', async (_outage, failure) => {
    const pauses = await pausesWhileFailing(failure, 12);
    // With the backoff they would be longer than five seconds.
    expect(Math.min(...pauses.slice(9))).toBeLessThan(5_000);
  });

  it('stops a sweep during an outage', async () => {
    doors.publisher().attempt = () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE'));
    await doors.paint('front', 'red');
    await doors.paint('back', 'green');
    const relay = doors.newRelay({ ...quick, sweepEvery: 60_000, parallelDocuments: 1 });
    relay.start();
    await eventually(() => expect(doors.publisher().attempted).not.toEqual([]));
    await relay.stop();
    expect(doors.publisher().attempted).toHaveLength(1);
  });

  it('publishes an event again with the same id if it was killed between the confirm and the removal from the outbox', async () => {
    await doors.paint('front', 'red');
    const crashing = doors.newRelay(sweepsRarely);
    const takingOut = jest.spyOn(doors.documents(), 'updateOne').mockImplementationOnce(() => {
      throw new Error('the process ends here');
    });
    crashing.notify('front');
    await eventually(() => expect(takingOut).toHaveBeenCalled());
    takingOut.mockRestore();
    await crashing.stop();

    doors.newRelay().start();
    await eventually(async () => expect(await doors.outboxOf('front')).toEqual([]));
    const ids = doors.publisher().confirmed.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

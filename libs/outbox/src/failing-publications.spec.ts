import { DomainError } from '@hearthstay/contracts';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { colorsOf, quick, sweepsRarely, useRelayedDoors } from './testing/relayed-doors';

describeEachDatabase('What an outbox relay does when publishing fails', (database) => {
  const doors = useRelayedDoors(database);

  it.each([
    ['fails', () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE'))],
    ['hangs', () => new Promise<void>(() => undefined)],
  ])('keeps an event while publishing %s, and publishes it afterwards', async (_manner, attempt) => {
    doors.publisher().attempt = attempt;
    await doors.paint('front', 'red', 'green');
    doors.newRelay().start();
    await eventually(() => expect(doors.publisher().attempted.length).toBeGreaterThan(2));
    expect(colorsOf((await doors.outboxOf('front')) ?? [])).toEqual(['red', 'green']);
    expect(new Set(colorsOf(doors.publisher().attempted))).toEqual(new Set(['red']));
    doors.publisher().attempt = () => Promise.resolve();
    await eventually(async () => expect(await doors.outboxOf('front')).toEqual([]));
    expect(colorsOf(doors.publisher().confirmed).slice(-2)).toEqual(['red', 'green']);
  });

  it('publishes the events of other documents while the consumers fail on one', async () => {
    await doors.paint('front', 'poisonous');
    await doors.paint('back', 'green');
    doors.publisher().attempt = async (message) => {
      if (colorsOf([message]).includes('poisonous')) throw new Error('not this one');
    };
    doors.newRelay().start();
    await eventually(() => expect(colorsOf(doors.publisher().confirmed)).toEqual(['green']));
    expect(await doors.outboxOf('front')).toHaveLength(1);
  });

  /** The pauses between the first attempts to publish, in milliseconds, while all of them fail. */
  const pausesWhileFailing = async (failure: Error): Promise<number[]> => {
    const attempts: number[] = [];
    doors.publisher().attempt = () => {
      attempts.push(performance.now());
      return Promise.reject(failure);
    };
    await doors.paint('front', 'red');
    doors.newRelay({ ...quick, sweepEvery: 20, sweepAtLeastEvery: 1_000 }).start();
    await eventually(() => expect(attempts.length).toBe(5));
    return attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  };

  it('tries more and more rarely what its consumers fail on', async () => {
    const pauses = await pausesWhileFailing(new Error('They cannot read it'));
    expect(pauses.at(-1)).toBeGreaterThan(8 * 20);
  });

  it.each([
    ['nothing can be published', new DomainError('SERVICE_UNAVAILABLE')],
    ['nothing is confirmed in time', new DomainError('SERVICE_TIMEOUT')],
    ['its consumers lack something', new AggregateError([new DomainError('SERVICE_UNAVAILABLE')])],
  ])('tries as often as ever while %s, so that it goes on when that has ended', async (_outage, failure) => {
    const pauses = await pausesWhileFailing(failure);
    expect(Math.min(...pauses.slice(-2))).toBeLessThan(8 * 20);
  });

  it('breaks a sweep off while nothing can be published', async () => {
    doors.publisher().attempt = () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE'));
    await doors.paint('front', 'red');
    await doors.paint('back', 'green');
    const relay = doors.newRelay({ ...quick, sweepEvery: 60_000 });
    relay.start();
    await eventually(() => expect(doors.publisher().attempted).not.toEqual([]));
    await relay.stop();
    expect(doors.publisher().attempted).toHaveLength(1);
  });

  it('publishes an event again, under the same id, when it ended between the confirmation and taking it out', async () => {
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

import { Logger } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { OutboxRelay } from './outbox-relay';
import type { WithOutbox } from './outbox.schema';
import { recordEvent } from './recorded-event';
import type { RelayOptions } from './relay-options';
import { doorPainted, doorSchema, type Door } from './testing/doors';
import { ScriptedPublisher } from './testing/scripted-publisher';

const quick: Partial<RelayOptions> = { overlookFor: 0, sweepEvery: 10, sweepAtLeastEvery: 40, publishTimeout: 100 };
const sweepsRarely: Partial<RelayOptions> = { ...quick, overlookFor: 60_000, sweepEvery: 60_000 };

describeEachDatabase('OutboxRelay', (database) => {
  let doors: Model<Door>;
  let publisher: ScriptedPublisher;
  let relay: OutboxRelay;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    doors = database.connection().model<Door>('Door', doorSchema);
    await doors.createIndexes();
  });

  beforeEach(async () => {
    await doors.deleteMany({});
    publisher = new ScriptedPublisher();
  });

  afterEach(() => relay.stop());

  const newRelay = (options: Partial<RelayOptions> = quick) => {
    relay = new OutboxRelay(database.connection().model<WithOutbox>('Door'), publisher, options);
    return relay;
  };

  const paint = async (id: string, ...colors: string[]) => {
    for (const color of colors) {
      await doors.updateOne(
        { _id: id },
        { $set: { color }, $push: { outbox: recordEvent(doorPainted, { color }) } },
        { upsert: true },
      );
    }
  };

  const outboxOf = async (id: string) => (await doors.findById(id).lean())?.outbox;
  const colorsOf = (messages: { payload: unknown }[]) => messages.map(({ payload }) => (payload as Door).color);

  it('publishes the events of a document in their order and then takes them out', async () => {
    await paint('front', 'red', 'green', 'blue');
    newRelay(sweepsRarely).notify('front');
    await eventually(async () => expect(await outboxOf('front')).toEqual([]));
    expect(colorsOf(publisher.confirmed)).toEqual(['red', 'green', 'blue']);
  });

  it('tells how many events wait, and for how long', async () => {
    const figures = async () =>
      Object.fromEntries((await newRelay(sweepsRarely).readFigures()).map(({ name, value }) => [name, value]));
    expect(await figures()).toEqual({ hearthstay_outbox_events: 0, hearthstay_outbox_oldest_event_seconds: 0 });
    await paint('front', 'red', 'green');
    await paint('back', 'blue');
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await doors.updateOne({ _id: 'front' }, { $set: { 'outbox.0.occurredAt': anHourAgo } });
    const { hearthstay_outbox_events: events, hearthstay_outbox_oldest_event_seconds: age } = await figures();
    expect(events).toBe(3);
    expect(age).toBeGreaterThanOrEqual(3_600);
    expect(age).toBeLessThan(3_660);
  });

  it('keeps the order, and publishes nothing twice, when it is told of several changes at the same time', async () => {
    newRelay(sweepsRarely);
    const colors = Array.from({ length: 10 }, (_, index) => `shade ${index}`);
    for (const color of colors) {
      await paint('front', color);
      relay.notify('front');
    }
    await eventually(async () => expect(await outboxOf('front')).toEqual([]));
    expect(colorsOf(publisher.attempted)).toEqual(colors);
  });

  it('does not count as a change of the document', async () => {
    await paint('front', 'red');
    const before = await doors.findById('front').lean();
    newRelay(sweepsRarely).notify('front');
    await eventually(async () => expect(await outboxOf('front')).toEqual([]));
    expect(await doors.findById('front').lean()).toEqual({ ...before, outbox: [] });
  });

  it('takes an event out only after it was confirmed', async () => {
    await paint('front', 'red');
    let seenDuringPublishing: unknown[] | undefined;
    publisher.attempt = async () => {
      seenDuringPublishing = await outboxOf('front');
    };
    newRelay(sweepsRarely).notify('front');
    await eventually(async () => expect(await outboxOf('front')).toEqual([]));
    expect(seenDuringPublishing).toHaveLength(1);
  });

  it('finds what was left behind when it starts', async () => {
    await paint('front', 'red');
    await paint('back', 'green');
    newRelay().start();
    await eventually(() => expect(colorsOf(publisher.confirmed).sort()).toEqual(['green', 'red']));
  });

  it('leaves young events to whoever has recorded them', async () => {
    await paint('front', 'red');
    newRelay({ ...quick, overlookFor: 60_000 }).start();
    await paint('back', 'green');
    relay.notify('back');
    await eventually(() => expect(publisher.confirmed).toHaveLength(1));
    expect(await outboxOf('front')).toHaveLength(1);
  });

  it.each([
    ['fails', () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE'))],
    ['hangs', () => new Promise<void>(() => undefined)],
  ])('keeps an event while publishing %s, and publishes it afterwards', async (_manner, attempt) => {
    publisher.attempt = attempt;
    await paint('front', 'red', 'green');
    newRelay().start();
    await eventually(() => expect(publisher.attempted.length).toBeGreaterThan(2));
    expect(colorsOf((await outboxOf('front')) ?? [])).toEqual(['red', 'green']);
    expect(new Set(colorsOf(publisher.attempted))).toEqual(new Set(['red']));
    publisher.attempt = () => Promise.resolve();
    await eventually(async () => expect(await outboxOf('front')).toEqual([]));
    expect(colorsOf(publisher.confirmed).slice(-2)).toEqual(['red', 'green']);
  });

  it('publishes the events of other documents while the consumers fail on one', async () => {
    await paint('front', 'poisonous');
    await paint('back', 'green');
    publisher.attempt = async ({ payload }) => {
      if ((payload as Door).color === 'poisonous') throw new Error('not this one');
    };
    newRelay().start();
    await eventually(() => expect(colorsOf(publisher.confirmed)).toEqual(['green']));
    expect(await outboxOf('front')).toHaveLength(1);
  });

  /** The pauses between the first attempts to publish, in milliseconds, while all of them fail. */
  const pausesWhileFailing = async (failure: Error): Promise<number[]> => {
    const attempts: number[] = [];
    publisher.attempt = () => {
      attempts.push(performance.now());
      return Promise.reject(failure);
    };
    await paint('front', 'red');
    newRelay({ ...quick, sweepEvery: 20, sweepAtLeastEvery: 1_000 }).start();
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
    publisher.attempt = () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE'));
    await paint('front', 'red');
    await paint('back', 'green');
    newRelay({ ...quick, sweepEvery: 60_000 }).start();
    await eventually(() => expect(publisher.attempted).not.toEqual([]));
    await relay.stop();
    expect(publisher.attempted).toHaveLength(1);
  });

  it('publishes an event again, under the same id, when it ended between the confirmation and taking it out', async () => {
    await paint('front', 'red');
    const crashing = newRelay(sweepsRarely);
    const takingOut = jest.spyOn(doors, 'updateOne').mockImplementationOnce(() => {
      throw new Error('the process ends here');
    });
    crashing.notify('front');
    await eventually(() => expect(takingOut).toHaveBeenCalled());
    takingOut.mockRestore();
    await crashing.stop();

    newRelay().start();
    await eventually(async () => expect(await outboxOf('front')).toEqual([]));
    const ids = publisher.confirmed.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('finishes what is on its way when it stops, and begins nothing more', async () => {
    let confirm: () => void = () => undefined;
    publisher.attempt = () => new Promise((resolve) => (confirm = resolve));
    await paint('front', 'red', 'green');
    newRelay({ ...sweepsRarely, publishTimeout: 10_000 }).notify('front');
    await eventually(() => expect(publisher.attempted).toHaveLength(1));
    const stopped = relay.stop();
    confirm();
    await stopped;
    expect(colorsOf((await outboxOf('front')) ?? [])).toEqual(['green']);
    relay.notify('front');
    await eventually(() => expect(publisher.attempted).not.toEqual([]));
    await relay.stop();
    expect(publisher.attempted).toHaveLength(1);
  });
});

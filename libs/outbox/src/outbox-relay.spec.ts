import { DomainError } from '@hearthstay/contracts';
import { Scheduler } from '@hearthstay/scheduler';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import type { RelayOptions } from './relay-options';
import { colorsOf, quick, sweepsRarely, useRelayedDoors } from './testing/relayed-doors';

describeEachDatabase('OutboxRelay', (database) => {
  const doors = useRelayedDoors(database);

  it('publishes the events of a document in order and removes them from the outbox', async () => {
    await doors.paint('front', 'red', 'green', 'blue');
    doors.newRelay(sweepsRarely).notify('front');
    await eventually(async () => expect(await doors.outboxOf('front')).toEqual([]));
    expect(colorsOf(doors.publisher().confirmed)).toEqual(['red', 'green', 'blue']);
  });

  it('counts unpublished events and returns the age of the oldest', async () => {
    const metrics = async () =>
      Object.fromEntries((await doors.newRelay(sweepsRarely).readMetrics()).map(({ name, value }) => [name, value]));
    expect(await metrics()).toEqual({
      hearthstay_outbox_events: 0,
      hearthstay_outbox_oldest_event_seconds: 0,
      hearthstay_outbox_events_failing: 0,
    });
    await doors.paint('front', 'red', 'green');
    await doors.paint('back', 'blue');
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await doors.documents().updateOne({ _id: 'front' }, { $set: { 'outbox.0.occurredAt': anHourAgo } });
    const { hearthstay_outbox_events: events, hearthstay_outbox_oldest_event_seconds: age } = await metrics();
    expect(events).toBe(3);
    expect(age).toBeGreaterThanOrEqual(3_600);
    expect(age).toBeLessThan(3_660);
  });

  it('keeps the order and publishes nothing twice after concurrent notifications', async () => {
    const relay = doors.newRelay(sweepsRarely);
    const colors = Array.from({ length: 10 }, (_, index) => `shade ${index}`);
    for (const color of colors) {
      await doors.paint('front', color);
      relay.notify('front');
    }
    await eventually(async () => expect(await doors.outboxOf('front')).toEqual([]));
    expect(colorsOf(doors.publisher().attempted)).toEqual(colors);
  });

  it('does not change the version of the document', async () => {
    await doors.paint('front', 'red');
    const before = await doors.documents().findById('front').lean();
    doors.newRelay(sweepsRarely).notify('front');
    await eventually(async () => expect(await doors.outboxOf('front')).toEqual([]));
    expect(await doors.documents().findById('front').lean()).toEqual({ ...before, outbox: [] });
  });

  it('removes an event only after its confirm', async () => {
    await doors.paint('front', 'red');
    let seenDuringPublishing: unknown[] | undefined;
    doors.publisher().attempt = async () => {
      seenDuringPublishing = await doors.outboxOf('front');
    };
    doors.newRelay(sweepsRarely).notify('front');
    await eventually(async () => expect(await doors.outboxOf('front')).toEqual([]));
    expect(seenDuringPublishing).toHaveLength(1);
  });

  it('publishes the events of an earlier run at its start', async () => {
    await doors.paint('front', 'red');
    await doors.paint('back', 'green');
    doors.newRelay().start();
    await eventually(() => expect(colorsOf(doors.publisher().confirmed).sort()).toEqual(['green', 'red']));
  });

  it('leaves recent events to the instance that has recorded them', async () => {
    await doors.paint('front', 'red');
    const relay = doors.newRelay({ ...quick, minimumAge: 60_000 });
    relay.start();
    await doors.paint('back', 'green');
    relay.notify('back');
    await eventually(() => expect(doors.publisher().confirmed).toHaveLength(1));
    expect(await doors.outboxOf('front')).toHaveLength(1);
  });

  it('searches rarely while there are no events, and as often as always while there are', async () => {
    const add = jest.spyOn(Scheduler.prototype, 'add');
    doors.newRelay({ ...quick, minimumAge: 60_000 });
    const [task] = add.mock.lastCall!;
    const search = () => task.run(new AbortController().signal);
    expect(task).toMatchObject({ every: quick.sweepEvery, everyAtRest: 60_000 + quick.sweepEvery! });
    expect(await search()).toBe('nothing');
    await doors.paint('front', 'red');
    expect(await search()).toBe('something');
    add.mockRestore();
  });

  describe('searches as often as always', () => {
    const searches = () => jest.spyOn(doors.documents().collection, 'find');
    const atRest: Partial<RelayOptions> = { ...quick, minimumAge: 60_000 };
    afterEach(() => jest.restoreAllMocks());

    it('while an event is too young to be taken from another instance', async () => {
      await doors.paint('front', 'red');
      const find = searches();
      doors.newRelay(atRest).start();
      await eventually(() => expect(find.mock.calls.length).toBeGreaterThan(2));
    });

    it('after a failed publication, though nothing was left over before', async () => {
      const find = searches();
      const relay = doors.newRelay(atRest);
      relay.start();
      await eventually(() => expect(find).toHaveBeenCalledTimes(1));
      await doors.paint('front', 'red');
      doors.publisher().attempt = () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE'));
      relay.notify('front');
      await eventually(() => expect(find.mock.calls.length).toBeGreaterThan(2));
    });
  });

  it('finishes the publication in progress when it stops, and starts no new ones', async () => {
    let confirm: () => void = () => undefined;
    doors.publisher().attempt = () => new Promise((resolve) => (confirm = resolve));
    await doors.paint('front', 'red', 'green');
    const relay = doors.newRelay(sweepsRarely);
    relay.notify('front');
    await eventually(() => expect(doors.publisher().attempted).toHaveLength(1));
    const stopped = relay.stop();
    confirm();
    await stopped;
    expect(colorsOf((await doors.outboxOf('front')) ?? [])).toEqual(['green']);
    relay.notify('front');
    await eventually(() => expect(doors.publisher().attempted).not.toEqual([]));
    await relay.stop();
    expect(doors.publisher().attempted).toHaveLength(1);
  });
});

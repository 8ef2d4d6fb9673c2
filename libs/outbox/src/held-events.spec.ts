import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { trusted } from 'mongoose';
import { OutboxDocuments } from './outbox-documents';
import { colorsOf, quick, sweepsRarely, useRelayedDoors } from './testing/relayed-doors';

describeEachDatabase('A held outbox', (database) => {
  const doors = useRelayedDoors(database);
  const fromNow = (ms: number) => new Date(Date.now() + ms);
  const hold = (until: Date) => doors.documents().updateOne({ _id: 'front' }, { $set: { outboxHeldUntil: until } });
  const isHeld = async () => Boolean((await doors.documents().findById('front').lean())?.outboxHeldUntil);
  const published = () => colorsOf(doors.publisher().confirmed);
  const outbox = () => new OutboxDocuments(doors.documents() as never);

  it('is not published, and delays no other document', async () => {
    await doors.paint('front', 'red');
    await doors.paint('back', 'green');
    await hold(fromNow(60_000));
    doors.newRelay(quick).start();
    await eventually(async () => expect(await doors.outboxOf('back')).toEqual([]));
    expect(published()).toEqual(['green']);
    expect(await outbox().eventsOf('front')).toEqual([]);
    expect(await isHeld()).toBe(true);
  });

  it('is published when the clock was set back by more than any hold lasts', async () => {
    await doors.paint('front', 'red');
    await hold(fromNow(60 * 60_000));
    doors.newRelay(quick).start();
    await eventually(() => expect(published()).toEqual(['red']));
    expect(await isHeld()).toBe(false);
  });

  it('is published when its event was recorded before the clock was set back', async () => {
    await doors.paint('front', 'red');
    doors.newRelay({ ...quick, now: () => fromNow(-60 * 60_000) }).start();
    await eventually(() => expect(published()).toEqual(['red']));
  });

  it('is published in order after the end of the hold, without a new notification', async () => {
    await doors.paint('front', 'red', 'green');
    await hold(fromNow(50));
    doors.newRelay(quick).start();
    await eventually(() => expect(published()).toEqual(['red', 'green']));
    expect(await isHeld()).toBe(false);
  });

  it('is no longer held when its events are handed over', async () => {
    await doors.paint('front', 'red');
    await hold(fromNow(-1));
    let wasHeld: boolean | undefined;
    doors.publisher().attempt = async () => {
      wasHeld = await isHeld();
    };
    doors.newRelay(sweepsRarely).notify('front');
    await eventually(() => expect(published()).toEqual(['red']));
    expect(wasHeld).toBe(false);
  });

  it('is still held when a new hold begins after the old one has been read', async () => {
    await doors.paint('front', 'red');
    await hold(fromNow(-1));
    const documents = doors.documents();
    const endHold = documents.findOneAndUpdate.bind(documents) as (...given: unknown[]) => { lean(): Promise<unknown> };
    const afterNewHold = async (...given: unknown[]) => {
      await hold(fromNow(60_000));
      return endHold(...given).lean();
    };
    jest
      .spyOn(documents, 'findOneAndUpdate')
      .mockImplementationOnce((...given: unknown[]) => ({ lean: () => afterNewHold(...given) }) as never);

    expect(await outbox().eventsOf('front')).toEqual([]);
    expect(await isHeld()).toBe(true);
  });

  it('publishes an event or allows its removal, never both, with any number of relays', async () => {
    for (let round = 0; round < 30; round += 1) {
      await doors.documents().deleteMany({});
      await doors.paint('front', 'red');
      await hold(fromNow(-1));
      const held = { _id: 'front', outboxHeldUntil: trusted({ $ne: null }) };
      const removal = doors.documents().updateOne(held, { $set: { outboxHeldUntil: null, outbox: [] } });
      const [{ modifiedCount: removed }, ...seen] = await Promise.all([
        removal,
        outbox().eventsOf('front'),
        outbox().eventsOf('front'),
      ]);
      if (removed === 1) expect(seen.flat()).toEqual([]);
      else expect(colorsOf(await outbox().eventsOf('front'))).toEqual(['red']);
    }
  });
});

import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { recordEvent } from './recorded-event';
import { doorPainted, doorSchema, type Door } from './testing/doors';

describe('recordEvent', () => {
  it('creates a message with a new id and the correlation id of the current request', () => {
    const before = Date.now();
    const [first, second] = runInMessageContext({ correlationId: 'from-the-browser' }, () => [
      recordEvent(doorPainted, { color: 'red' }),
      recordEvent(doorPainted, { color: 'red' }),
    ]);
    expect(first).toMatchObject({
      name: 'door.painted',
      correlationId: 'from-the-browser',
      payload: { color: 'red' },
    });
    expect(first.id).not.toBe(second.id);
    expect(Date.parse(first.occurredAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(first.occurredAt)).toBeLessThanOrEqual(Date.now());
  });
});

describeEachDatabase('An event and its change', (database) => {
  let doors: Model<Door>;
  beforeAll(() => {
    doors = database.connection().model<Door>('Door', doorSchema);
  });

  it('are stored together', async () => {
    await doors.create({ _id: 'front', color: 'red', outbox: [] });
    const event = recordEvent(doorPainted, { color: 'green' });
    await doors.updateOne({ _id: 'front', color: 'red' }, { $set: { color: 'green' }, $push: { outbox: event } });
    expect(await doors.findById('front').lean()).toMatchObject({ color: 'green', outbox: [event] });
  });

  it('are both missing if the change does not apply any more', async () => {
    await doors.create({ _id: 'back', color: 'blue', outbox: [] });
    const event = recordEvent(doorPainted, { color: 'green' });
    await doors.updateOne({ _id: 'back', color: 'red' }, { $set: { color: 'green' }, $push: { outbox: event } });
    expect(await doors.findById('back').lean()).toMatchObject({ color: 'blue', outbox: [] });
  });

  it('are both missing if the payload does not match the contract', async () => {
    await doors.create({ _id: 'side', color: 'red', outbox: [] });
    const paint = async (color: string) =>
      doors.updateOne({ _id: 'side' }, { $set: { color }, $push: { outbox: recordEvent(doorPainted, { color }) } });
    await expect(paint(5 as unknown as string)).rejects.toThrow('expected string');
    expect(await doors.findById('side').lean()).toMatchObject({ color: 'red', outbox: [] });
  });
});

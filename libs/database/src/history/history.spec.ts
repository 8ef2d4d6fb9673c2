import { historyEntry, runInMessageContext } from '@hearthstay/message-context';
import { describeEachDatabase } from '@hearthstay/testing';
import { Schema, type Model } from 'mongoose';
import { addHistory, historyField, historyView, type WithHistory } from '../index';

interface Door extends WithHistory {
  _id: string;
  open: boolean;
}

const doorSchema = new Schema<Door>({ _id: String, open: Boolean }, { collection: 'doors', versionKey: false });
addHistory(doorSchema);

const at = new Date('2031-05-10T10:00:00.000Z');
const subject = { kind: 'door', id: 'front' };

const asAdmin = <Result>(work: () => Result): Result =>
  runInMessageContext(
    { correlationId: 'any', commandId: 'command-1', actor: { kind: 'admin', email: 'owner@house.example' } },
    work,
  );

describe('A history entry', () => {
  it('contains time, actor, action and command, with the values before and after', () => {
    const change = { at, before: { open: false }, after: { open: true } };
    expect(asAdmin(() => historyEntry('opened', change))).toEqual({
      at,
      actor: { kind: 'admin', email: 'owner@house.example' },
      action: 'opened',
      commandId: 'command-1',
      before: { open: false },
      after: { open: true },
    });
  });

  it('names the program as the actor of background work and omits absent fields', () => {
    expect(historyEntry('opened', { at })).toEqual({
      at,
      actor: { kind: 'program' },
      action: 'opened',
      commandId: expect.any(String),
    });
  });
});

describeEachDatabase('The history of a document', (database) => {
  let doors: Model<Door>;
  const history = async () => historyView((await doors.findById('front').select(historyField).lean()) ?? {}, subject);

  beforeEach(async () => {
    doors = database.connection().models['Door'] ?? database.connection().model<Door>('Door', doorSchema);
    await doors.deleteMany({});
    await doors.insertMany([{ _id: 'front', open: false }]);
  });

  const change = (open: boolean) =>
    doors
      .findOneAndUpdate(
        { _id: 'front' },
        { $set: { open }, $push: { history: historyEntry(open ? 'opened' : 'closed', { at, after: { open } }) } },
        { returnDocument: 'after' },
      )
      .lean();

  it('is empty before the first change', async () => {
    expect(await history()).toEqual([]);
  });

  it('contains every change, oldest first, without the command', async () => {
    await asAdmin(() => change(true));
    await change(false);
    expect(await history()).toEqual([
      {
        at: at.toISOString(),
        actor: { kind: 'admin', email: 'owner@house.example' },
        action: 'opened',
        subject,
        after: { open: true },
      },
      { at: at.toISOString(), actor: { kind: 'program' }, action: 'closed', subject, after: { open: false } },
    ]);
  });

  it('is loaded only on request', async () => {
    const changed = await change(true);
    expect(changed).toEqual({ _id: 'front', open: true });
    expect(await doors.findById('front').lean()).toEqual({ _id: 'front', open: true });
    expect(await doors.find({}).select({ open: 0 }).lean()).toEqual([{ _id: 'front' }]);
  });
});

import type { Actor } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { Schema, type Model } from 'mongoose';
import { addHistory, newestChanges, type WithHistory } from '../index';

interface Door extends WithHistory {
  _id: string;
  name: string;
  isHidden: boolean;
}

const doorSchema = new Schema<Door>(
  { _id: String, name: String, isHidden: Boolean },
  { collection: 'changed_doors', versionKey: false },
);
addHistory(doorSchema);

const actor: Actor = { kind: 'program' };
const minute = (at: number) => new Date(Date.UTC(2031, 4, 10, 10, at));
const entry = (at: number, action: string) => ({ at: minute(at), actor, action, commandId: 'command' });

describeEachDatabase('The newest changes of documents', (database) => {
  let doors: Model<Door>;
  beforeEach(async () => {
    doors = database.connection().models['ChangedDoor'] ?? database.connection().model<Door>('ChangedDoor', doorSchema);
    await doors.deleteMany({});
    await doors.insertMany([
      { _id: 'front', name: 'Front', isHidden: false, history: [entry(1, 'opened'), entry(4, 'closed')] },
      { _id: 'back', name: 'Back', isHidden: false, history: [entry(2, 'opened'), entry(3, 'closed')] },
      { _id: 'cellar', name: 'Cellar', isHidden: false },
      { _id: 'vault', name: 'Vault', isHidden: true, history: [entry(5, 'opened')] },
    ]);
  });

  const changes = (period: { from?: string; to?: string; limit: number }) =>
    newestChanges(
      { model: doors, kind: 'block', filter: { isHidden: false }, fields: { name: 1 }, nameOf: ({ name }) => name },
      period,
    );
  const told = async (period: Parameters<typeof changes>[0]) => {
    const { entries, total } = await changes(period);
    return [entries.map(({ subject, action }) => `${subject.name} ${action}`), total];
  };

  it('are those of the chosen documents, newest first, with their names', async () => {
    expect((await changes({ limit: 1 })).entries).toEqual([
      {
        at: minute(4).toISOString(),
        actor,
        action: 'closed',
        subject: { kind: 'block', id: 'front', name: 'Front' },
      },
    ]);
    expect(await told({ limit: 9 })).toEqual([['Front closed', 'Back closed', 'Back opened', 'Front opened'], 4]);
  });

  it('are no more than wanted, and all are counted', async () => {
    expect(await told({ limit: 2 })).toEqual([['Front closed', 'Back closed'], 4]);
  });

  it('are those of a period, with its beginning and without its end', async () => {
    const [from, to] = [minute(2).toISOString(), minute(4).toISOString()];
    expect(await told({ from, limit: 9 })).toEqual([['Front closed', 'Back closed', 'Back opened'], 3]);
    expect(await told({ to, limit: 9 })).toEqual([['Back closed', 'Back opened', 'Front opened'], 3]);
    expect(await told({ from, to, limit: 9 })).toEqual([['Back closed', 'Back opened'], 2]);
  });

  it('are those of more documents than one page of the reading has', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => ({
      _id: `many-${String(index).padStart(4, '0')}`,
      name: `Door ${index}`,
      isHidden: false,
      history: [entry(10, 'opened')],
    }));
    await doors.insertMany(many);
    const { entries, total } = await changes({ limit: 2_000 });
    expect([entries.length, total]).toEqual([1_005, 1_005]);
    expect(new Set(entries.map(({ subject }) => subject.id)).size).toBe(1_003);
  });
});

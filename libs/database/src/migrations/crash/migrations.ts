import type { BeatTiming } from '../../instances/instances';
import type { Migration, ServiceData } from '../migration';

export interface Guest {
  _id: number;
  name?: string;
  firstName?: string;
  greeting?: string;
}

export const timing: BeatTiming = { beatEvery: 50, staleAfter: 100, deadAfter: 200 };

const guestsOf = (data: ServiceData) => data.collection<Guest>('guests');

/** Both migrate one document at a time, so that there are many moments between two writes. */
export const migrations: readonly Migration[] = [
  {
    id: '0001-rename-name',
    up: async (data) => {
      const guests = guestsOf(data);
      for (const { _id, name } of await guests.find({ name: { $exists: true } }).toArray()) {
        await guests.updateOne({ _id, name }, { $set: { firstName: name ?? '' }, $unset: { name: 1 } });
      }
    },
  },
  {
    id: '0002-add-greeting',
    up: async (data) => {
      const guests = guestsOf(data);
      for (const { _id, firstName } of await guests.find({ greeting: { $exists: false } }).toArray()) {
        await guests.updateOne({ _id, greeting: { $exists: false } }, { $set: { greeting: `Hallo ${firstName}` } });
      }
    },
  },
];

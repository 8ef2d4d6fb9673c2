import { mendRestoredAdminAuth } from '@hearthstay/admin-auth/restored-data';
import { mendRestoredBookings } from '@hearthstay/bookings/restored-data';
import type { ServiceName } from '@hearthstay/contracts';
import type { MendRestoredData, RestoredData } from '@hearthstay/database';
import type { Data } from '../data/data';
import { stagedIn } from './staging';

/** What services do to their restored data, which nobody but them knows. */
const menders: Partial<Record<ServiceName, MendRestoredData>> = {
  bookings: mendRestoredBookings,
  'admin-auth': mendRestoredAdminAuth,
};

/** Mends what has been staged. @returns what was done, as sentences. */
export const mendStaged = async (target: Data): Promise<string[]> => {
  const now = new Date();
  const sentences: string[] = [];
  for (const [service, mend] of Object.entries(menders) as [ServiceName, MendRestoredData][]) {
    const staged: RestoredData = {
      collection: <Document extends object>(name: string) => stagedIn<Document>(target, { service, name }),
    };
    sentences.push(...(await mend(staged, now)));
  }
  return sentences;
};

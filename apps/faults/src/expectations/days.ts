import { daysOfRange, rangeOf } from '@hearthstay/stay';
import { eventually } from '@hearthstay/testing';
import type { House } from '../house/house';

/** How long days may be held for nobody after a crash, in milliseconds. */
const orphansLiveMs = 60_000;

const holdings = async ({ ledger }: House): Promise<{ promised: string[]; held: string[] }> => {
  const [requests, held] = await Promise.all([ledger.requests(), ledger.occupiedDays()]);
  const promised = requests
    .filter(({ status }) => status === 'approved')
    .flatMap((request) => daysOfRange(rangeOf(request)).map((day) => `${day} for ${request._id}`));
  return { promised: promised.sort(), held: held.map(({ _id, requestId }) => `${_id} for ${requestId}`).sort() };
};

/** Days that are held for a request that is not approved. */
export const orphanedDays = async (house: House): Promise<string[]> => {
  const { promised, held } = await holdings(house);
  return held.filter((day) => !promised.includes(day));
};

/**
 * Exactly the days of the approved requests are held, each for one of them: no day was given twice, and none is held
 * for nobody.
 */
export const expectDaysHeldOnce = async (house: House): Promise<void> =>
  eventually(async () => {
    const { promised, held } = await holdings(house);
    expect(held).toEqual(promised);
  }, orphansLiveMs);

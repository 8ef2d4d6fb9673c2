import { daysOfRange, isTaken, rangeOf } from '@hearthstay/stay';
import { eventually } from '@hearthstay/testing';
import type { Deployment } from '../deployment/deployment';

/** How long claims may be orphaned after a crash, in milliseconds. */
const orphanReleaseMs = 120_000;

const readDays = async ({ storedData }: Deployment): Promise<{ expected: string[]; stored: string[] }> => {
  const [requests, stored] = await Promise.all([storedData.requests(), storedData.occupiedDays()]);
  const expected = requests
    .filter(({ status }) => isTaken(status))
    .flatMap((request) => daysOfRange(rangeOf(request)).map((day) => `${day} for ${request._id}`));
  return { expected: expected.sort(), stored: stored.map(({ _id, requestId }) => `${_id} for ${requestId}`).sort() };
};

/** Days that are claimed by a request that is neither approved nor confirmed. */
export const orphanedDays = async (deployment: Deployment): Promise<string[]> => {
  const { expected, stored } = await readDays(deployment);
  return stored.filter((day) => !expected.includes(day));
};

/** Exactly the days of the approved and confirmed requests are claimed, each by one request. */
export const expectDaysClaimedOnce = async (deployment: Deployment): Promise<void> =>
  eventually(async () => {
    const { expected, stored } = await readDays(deployment);
    expect(stored).toEqual(expected);
  }, orphanReleaseMs);

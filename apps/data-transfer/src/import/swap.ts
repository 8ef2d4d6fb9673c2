import { serviceNames, type ServiceName } from '@hearthstay/contracts';
import { isBookkeeping, markFinishedImport, markUnfinishedImport, unfinishedImportIn } from '@hearthstay/database';
import { UserError } from '../user-error';
import { databasesOf, namesIn, type Data } from '../data/data';
import { isStaged, stagedName } from '../data/staged-collections';

/** The final collections of each service. */
export type Plan = Record<ServiceName, string[]>;

/**
 * The progress of an import, stored in the mark in the database of `bookings`, which decides for all databases.
 *
 * - `staging`: the existing data is unchanged.
 * - `swapping`: all new data is staged, and some of it may already be in place.
 * - `swapped`: all of it is in place.
 *
 * `by` is the id of the running import.
 */
export type Progress = { state: 'staging' | 'swapped'; by?: string } | { state: 'swapping'; plan: Plan };

const deciding = (target: Data) => target.database('bookings');

/** `null` when no import is unfinished. */
export const progressOf = async (target: Data): Promise<Progress | null> =>
  (await unfinishedImportIn(deciding(target))) as Progress | null;

export const setProgress = (target: Data, progress: Progress): Promise<void> =>
  markUnfinishedImport(deciding(target), progress);

/** Locks every database for services. The one with the progress is marked first, and unmarked last. */
export const markDatabases = async (target: Data, progress: Progress): Promise<void> => {
  await setProgress(target, progress);
  for (const database of databasesOf(target)) {
    if (database.databaseName !== deciding(target).databaseName) await markUnfinishedImport(database);
  }
};

export const unmarkDatabases = async (target: Data): Promise<void> => {
  for (const database of databasesOf(target)) {
    if (database.databaseName !== deciding(target).databaseName) await markFinishedImport(database);
  }
  await markFinishedImport(deciding(target));
};

/** The staged collections, without those that are empty and have no index. */
export const planOf = async (target: Data): Promise<Plan> => {
  const plan = {} as Plan;
  for (const service of serviceNames) {
    const staged = (await namesIn(target.database(service))).filter(isStaged);
    plan[service] = staged.map((name) => name.slice(stagedName('').length));
  }
  return plan;
};

/** @throws UserError when another import has considered this one dead and undone it. */
export const assertStillBy = async (target: Data, importId: string): Promise<void> => {
  const mark = await unfinishedImportIn(deciding(target));
  if (mark?.by !== importId) throw new UserError('Another import has taken its place.');
};

/**
 * Replaces the collections with the staged ones and removes those that are not in the plan. May be repeated after an
 * interruption.
 */
export const swap = async (target: Data, plan: Plan): Promise<void> => {
  await setProgress(target, { state: 'swapping', plan });
  for (const service of serviceNames) {
    const database = target.database(service);
    const present = await namesIn(database);
    for (const name of plan[service]) {
      if (!present.includes(stagedName(name))) continue;
      await database.collection(stagedName(name)).rename(name, { dropTarget: true });
    }
    const isOld = (name: string) =>
      !plan[service].includes(name) && !isBookkeeping(name) && !isStaged(name) && !name.startsWith('system.');
    for (const name of present.filter(isOld)) await database.collection(name).drop();
  }
  await setProgress(target, { state: 'swapped' });
};

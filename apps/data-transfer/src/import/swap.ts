import { serviceNames, type ServiceName } from '@hearthstay/contracts';
import { isBookkeeping, markFinishedImport, markUnfinishedImport, unfinishedImportIn } from '@hearthstay/database';
import { UserError } from '../user-error';
import { databasesOf, namesIn, type Data } from '../data/data';
import { isStaged, stagedName } from '../data/staged-collections';

/** The collections of each service that are to be there. */
export type Plan = Record<ServiceName, string[]>;

/**
 * How far an import is, as the mark in the database of `bookings` says: that one mark decides for all databases.
 *
 * - `staging`: nothing of what was there has been changed.
 * - `swapping`: all of the new data is staged, and some of it may be in its place.
 * - `swapped`: all of it is in its place.
 *
 * `by` is the import that works on it.
 */
export type Progress = { state: 'staging' | 'swapped'; by?: string } | { state: 'swapping'; plan: Plan };

const deciding = (target: Data) => target.database('bookings');

/** `null` when no import is unfinished. */
export const progressOf = async (target: Data): Promise<Progress | null> =>
  (await unfinishedImportIn(deciding(target))) as Progress | null;

export const setProgress = (target: Data, progress: Progress): Promise<void> =>
  markUnfinishedImport(deciding(target), progress);

/** Locks every database for services. The deciding one is first here, and last when the marks are removed. */
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

/** The staged collections, and those that exist by nothing but their name are not among them. */
export const planOf = async (target: Data): Promise<Plan> => {
  const plan = {} as Plan;
  for (const service of serviceNames) {
    const staged = (await namesIn(target.database(service))).filter(isStaged);
    plan[service] = staged.map((name) => name.slice(stagedName('').length));
  }
  return plan;
};

/** @throws UserError when another import has taken this one for dead, and has undone it. */
export const assertStillBy = async (target: Data, importId: string): Promise<void> => {
  const mark = await unfinishedImportIn(deciding(target));
  if (mark?.by !== importId) throw new UserError('Another import has taken its place.');
};

/**
 * Replaces the collections by the staged ones and removes those that are not in the plan. May be repeated after an
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

import type { mongo } from 'mongoose';

/**
 * Whether the database is the embedded one, whose directory belongs to a single process: no import is possible while it
 * runs.
 */
export const isEmbedded = async (database: mongo.Db): Promise<boolean> => {
  const { modules } = (await database.command({ buildInfo: 1 })) as { modules?: string[] };
  return modules?.includes('embedded') ?? false;
};

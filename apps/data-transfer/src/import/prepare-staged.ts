import { serviceNames } from '@hearthstay/contracts';
import { applyMigrations } from '@hearthstay/database';
import type { Data } from '../data/data';
import type { Advance } from '../progress';
import { stagedDataOf } from './read-staged';
import { serviceData } from './service-data';

/** Migrates the staged data to the form of this version, then repairs it. @returns the repairs, as sentences. */
export const prepareStaged = async (target: Data, advance: Advance): Promise<string[]> => {
  const now = new Date();
  const sentences: string[] = [];
  for (const service of serviceNames) {
    const staged = stagedDataOf(target, service);
    const { migrations, repair } = serviceData[service];
    await applyMigrations(staged, migrations);
    if (repair) sentences.push(...(await repair(staged, now)));
    advance();
  }
  return sentences;
};

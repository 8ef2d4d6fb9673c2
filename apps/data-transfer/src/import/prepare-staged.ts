import { serviceNames } from '@hearthstay/contracts';
import { applyMigrations, type ServiceData } from '@hearthstay/database';
import type { Data } from '../data/data';
import { serviceData } from './service-data';
import { stagedIn } from './staging';

/** Migrates the staged data to the form of this version, then repairs it. @returns the repairs, as sentences. */
export const prepareStaged = async (target: Data): Promise<string[]> => {
  const now = new Date();
  const sentences: string[] = [];
  for (const service of serviceNames) {
    const staged: ServiceData = {
      collection: <Document extends object>(name: string) => stagedIn<Document>(target, { service, name }),
    };
    const { migrations, repair } = serviceData[service];
    await applyMigrations(staged, migrations);
    if (repair) sentences.push(...(await repair(staged, now)));
  }
  return sentences;
};

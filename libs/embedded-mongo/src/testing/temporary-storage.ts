import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Catalog } from '../storage/catalog';
import { Storage } from '../storage/storage';

/** For tests below the wire: a storage of the test file's own, from its first `beforeAll` on. */
export const useTemporaryStorage = (): { storage: () => Storage; catalog: () => Catalog } => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-storage-'));
  let storage: Storage;
  let catalog: Catalog;
  beforeAll(async () => {
    storage = await Storage.open(directory);
    catalog = new Catalog(storage);
  });
  afterAll(async () => {
    await storage.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return { storage: () => storage, catalog: () => catalog };
};

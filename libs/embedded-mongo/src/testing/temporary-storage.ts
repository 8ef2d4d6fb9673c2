import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Catalog } from '../storage/catalog';
import { Storage } from '../storage/storage';

/** A storage for one test file, from its first `beforeAll` on, for tests without the wire protocol. */
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

import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DamagedData, refuseDamagedData } from './data-file';
import { Storage } from './storage';

const pageBytes = 8_192;

describe('The check of the data file', () => {
  const root = mkdtempSync(join(tmpdir(), 'hearthstay-damage-'));
  const intact = join(root, 'intact');
  const damaged = join(root, 'damaged');
  const file = join(damaged, 'data.mdb');

  beforeAll(async () => {
    await (await Storage.open(damaged)).close();
    const storage = await Storage.open(intact);
    const key = (index: number) => Buffer.from(`key ${index}`);
    for (let round = 0; round < 4; round += 1) {
      const put = (index: number) => storage.put(key(index), Buffer.alloc(index * 37, round));
      await storage.write(() => Array.from({ length: 400 }, (_, index) => put(index)));
      await storage.write(() => Array.from({ length: 90 }, (_, index) => storage.remove(key(index * 4))));
    }
    await storage.close();
  });
  beforeEach(() => copyFileSync(join(intact, 'data.mdb'), file));
  afterAll(() => rmSync(root, { recursive: true }));

  const overwrite = (position: number, bytes: Buffer) => {
    const content = readFileSync(file);
    bytes.copy(content, position);
    writeFileSync(file, content);
  };

  it('accepts intact data and a new directory', async () => {
    expect(() => refuseDamagedData(damaged)).not.toThrow();
    expect(() => refuseDamagedData(join(root, 'new'))).not.toThrow();
    await (await Storage.open(damaged)).close();
  });

  it.each<[string, () => void]>([
    ['empty', () => truncateSync(file, 0)],
    ['cut off in its header', () => truncateSync(file, 100)],
    ['cut off after its header', () => truncateSync(file, 2 * pageBytes)],
    ['cut off in the middle', () => truncateSync(file, statSync(file).size / 2)],
    ['zeroed', () => writeFileSync(file, Buffer.alloc(statSync(file).size))],
    ['zeroed after its header', () => overwrite(2 * pageBytes, Buffer.alloc(statSync(file).size))],
    ['random', () => writeFileSync(file, randomBytes(statSync(file).size))],
    ['random after its header', () => overwrite(2 * pageBytes, randomBytes(statSync(file).size))],
    ['of another version', () => overwrite(pageBytes + 24 + 4, Buffer.from([9]))],
    ['of an impossible page size', () => overwrite(24 + 24, Buffer.alloc(4))],
    ['another kind of file', () => writeFileSync(file, 'SQLite format 3\0'.repeat(2_000))],
  ])('refuses a file that is %s, and names the backup', async (_damage, harm) => {
    harm();
    expect(() => refuseDamagedData(damaged)).toThrow(DamagedData);
    await expect(Storage.open(damaged)).rejects.toThrow(/data\.mdb is damaged: .+ backup \(docs\/backup\.md\)/);
  });
});

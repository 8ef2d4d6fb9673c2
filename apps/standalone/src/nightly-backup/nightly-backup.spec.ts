import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@hearthstay/testing';
import { builtProgram, Product, shortLived } from '@hearthstay/testing/product';

jest.setTimeout(180_000);

describe('The nightly backup', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'hearthstay-nightly-'));
  const folder = join(DATA_DIR, 'backups');
  const backups = () => readdirSync(folder).sort();
  let product: Product;

  beforeAll(async () => {
    const main = await builtProgram('standalone');
    const at = new Date('2031-06-01T10:00:00Z');
    product = await Product.start({ DATA_DIR, BACKUPS_KEPT: '2' }, { at, nodeOptions: shortLived, main });
  });
  afterAll(async () => {
    await product.remove();
    rmSync(DATA_DIR, { recursive: true });
  });

  it('is made at the first start, and not again on the same day', async () => {
    await eventually(() => expect(backups()).toEqual(['2031-06-01']));
    await product.stop();
    await product.startAgain(new Date('2031-06-01T11:00:00Z'));
    expect(backups()).toEqual(['2031-06-01']);
  });

  it('is made up for once after a standstill; only so many are kept, and nothing of the operator is deleted', async () => {
    await product.stop();
    for (const name of ['2031-05-31', '2031-06-03.unfinished', 'before-restore-2031-05-01'])
      mkdirSync(join(folder, name));
    await product.startAgain(new Date('2031-06-05T10:00:00Z'));
    await eventually(() => expect(backups()).toEqual(['2031-06-01', '2031-06-05', 'before-restore-2031-05-01']));
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './product/fixtures';

const directory = mkdtempSync(join(tmpdir(), 'hearthstay-backup-'));
const settings = { DATA_DIR: join(directory, 'data') };
const backup = join(directory, 'backup');

/** The command as a schedule runs it. */
const data = (...parameters: string[]) =>
  promisify(execFile)(process.execPath, [resolve('dist/apps/data-transfer/main.js'), ...parameters], { env: settings });

test.use({ settings });
test.afterAll(() => rmSync(directory, { recursive: true, force: true }));

test(
  'a backup of the running house brings it back as it was, with its owner signed in',
  { tag: '@desk' },
  async ({ house, guest, owner, t }) => {
    const stay = { from: 10, to: 13 };

    await test.step('a guest has the days', async () => {
      await guest.ask(stay);
      await owner.logIn();
      await owner.open('bookings');
      await owner.approve(guest);
    });

    await test.step('the house is backed up, and goes on', async () => {
      await data('export', backup);
      await owner.open('bookings');
      await owner.cancel(guest, 'Wasserschaden');
      await guest.expectFree(stay);
    });

    await test.step('the running house is not overwritten, and the stopped one only by force', async () => {
      await expect(data('import', backup, '--force')).rejects.toThrow('Stop Hearthstay');
      await house.product.stop();
      await expect(data('import', backup)).rejects.toThrow('--force');
      await data('import', backup, '--force');
      await house.product.startAgain();
    });

    await test.step('the guest has the days again', async () => {
      await guest.expectTaken(stay);
      await owner.open('bookings');
      await expect(owner.requestOf(guest.email)).toContainText(t('status.approved'));
    });
  },
);

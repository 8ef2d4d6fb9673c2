import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './product/fixtures';

/** The command as a scheduled job runs it. */
const data = (settings: Record<string, string>, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, [resolve('dist/apps/data-transfer/main.js'), ...parameters], { env: settings });

test.use({
  settings: async ({ language: _ }, use) => {
    const directory = mkdtempSync(join(tmpdir(), 'hearthstay-backup-'));
    await use({ DATA_DIR: join(directory, 'data') });
    rmSync(directory, { recursive: true });
  },
});

test(
  'a backup of the running product restores it, and its owner signs in again',
  { tag: '@desk' },
  async ({ settings, deployment, guest, owner, t }) => {
    const backup = join(dirname(settings.DATA_DIR ?? ''), 'backup');
    const stay = { from: 10, to: 13 };

    await test.step('a guest books days', async () => {
      await guest.ask(stay);
      await owner.logIn();
      await owner.open('bookings');
      await owner.approve(guest);
    });

    await test.step('the product is backed up while it runs', async () => {
      await data(settings, 'export', backup);
      await owner.open('bookings');
      await owner.cancel(guest, 'Wasserschaden');
      await guest.expectFree(stay);
    });

    await test.step('a running product is not overwritten, and a stopped one only by a restore or with --force', async () => {
      await expect(data(settings, 'import', backup, '--force')).rejects.toThrow('Stop Hearthstay');
      await deployment.product.stop();
      await expect(data(settings, 'import', backup)).rejects.toThrow('--force');
      await data(settings, 'restore', backup);
      await deployment.product.startAgain();
    });

    await test.step('the owner is signed out', async () => {
      await owner.open('bookings');
      await owner.page.waitForURL('/');
    });

    await test.step('the booking of the guest exists again', async () => {
      await guest.expectTaken(stay);
      await owner.resume(await deployment.signIn(), 'bookings');
      await expect(owner.requestOf(guest.email)).toContainText(t('status.approved'));
    });
  },
);

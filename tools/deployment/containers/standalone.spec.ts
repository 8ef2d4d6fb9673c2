import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestView } from '@hearthstay/contracts';
import { addDays, todayAt } from '@hearthstay/stay';
import { eventually, linkIn, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { Container, runCommand } from './container';
import { fromInside } from './from-inside';
import { Site } from './site';

jest.setTimeout(300_000);

const volume = 'hearthstay-test-data';
const user = 1000;
const patience = 60_000;
const guest = { name: 'Anna Seidel', email: 'anna@mail.example' };

describe('The image of everything in one process', () => {
  const site = new Site('http://localhost:38081');
  let mail: SmtpListener;
  let container: Container;

  /** Creates a request of a guest. @returns a function that reads the request. */
  const ask = async (daysAhead: number) => {
    const day = addDays(todayAt('Europe/Berlin'), daysAhead);
    const body = { ...guest, startDate: day, endDate: day };
    const { id } = await site.call<RequestView>('/bookings/request', { method: 'POST', body });
    const email = await mail.waitForEmail(({ envelope }) => envelope.to.includes(guest.email), patience);
    return { id, statusToken: linkIn(email, '/status/').split('/').at(-1) ?? '' };
  };

  const idsOf = async (statusToken: string): Promise<string[]> =>
    (await site.call<RequestView[]>(`/bookings/status?token=${statusToken}`)).map(({ id }) => id);

  const stop = async (): Promise<void> => {
    expect(await container.stop()).toBe(0);
    await container.remove();
  };

  const start = async (): Promise<void> => {
    const settings = {
      SMTP_URL: fromInside(mail.url),
      SMTP_ALLOW_PLAINTEXT: 'on',
      PUBLIC_URL: site.url,
      ADMIN_EMAILS: 'owner@house.test',
    };
    const more = ['--publish', `127.0.0.1:${new URL(site.url).port}:3000`, '--volume', `${volume}:/data`];
    container = await Container.start({ image: 'standalone', settings, more });
    await eventually(async () => {
      if (!(await container.isHealthy())) throw new Error(await container.logs());
    }, patience);
  };

  beforeAll(async () => {
    mail = await startSmtpListener();
    await start();
  });
  afterAll(async () => {
    await container.remove();
    await Container.removeVolume(volume);
    await mail.close();
  });

  it('keeps its data in the volume, from one container to the next', async () => {
    const { id, statusToken } = await ask(10);
    await stop();

    await start();

    expect(await idsOf(statusToken)).toEqual([id]);
  });

  it('has the same data after an export by another container, while it runs, and an import', async () => {
    const backups = await mkdtemp(join(tmpdir(), 'hearthstay-backups-'));
    await chown(backups, user, user);
    const transfer = (...parameters: string[]) =>
      runCommand('data-transfer', [`${volume}:/data`, `${backups}:/backups`], ...parameters);
    try {
      const { statusToken } = await ask(11);
      const before = await idsOf(statusToken);

      expect(await transfer('export', '/backups/monday')).toMatch(/^Exported \d+ documents/);

      await ask(12);
      await expect(transfer('import', '/backups/monday', '--force')).rejects.toThrow('Stop Hearthstay');
      await stop();
      expect(await transfer('import', '/backups/monday', '--force')).toMatch(/^Imported \d+ documents/);
      await start();
      expect(await idsOf(statusToken)).toEqual(before);
    } finally {
      await rm(backups, { recursive: true });
    }
  });
});

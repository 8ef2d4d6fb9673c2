import type { RequestView } from '@hearthstay/contracts';
import { addDays, todayAt } from '@hearthstay/stay';
import { eventually, linkIn, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { Container } from './container';
import { fromInside } from './from-inside';
import { Site } from './site';

jest.setTimeout(120_000);

const volume = 'hearthstay-test-data';
const patience = 60_000;
const guest = { name: 'Anna Seidel', email: 'anna@mail.example' };

describe('The image of everything in one process', () => {
  const site = new Site('http://localhost:38081');
  let mail: SmtpListener;
  let container: Container;

  const start = async (): Promise<void> => {
    const settings = { SMTP_URL: fromInside(mail.url), PUBLIC_URL: site.url, ADMIN_EMAILS: 'owner@example.com' };
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
    const day = addDays(todayAt('Europe/Berlin'), 10);
    const body = { ...guest, startDate: day, endDate: day };
    const request = await site.call<RequestView>('/bookings/request', { method: 'POST', body });
    const email = await mail.waitForEmail(({ envelope }) => envelope.to.includes(guest.email), patience);
    expect(await container.stop()).toBe(0);
    await container.remove();

    await start();

    const token = linkIn(email, '/status/').split('/').at(-1) ?? '';
    expect(await site.call<RequestView[]>(`/bookings/status?token=${token}`)).toMatchObject([{ id: request.id }]);
  });
});

import type { AdminSessionView, ConfirmationView, OccupiedDay, RequestView, SettingsView } from '@hearthstay/contracts';
import { addDays, todayAt } from '@hearthstay/stay';
import {
  eventually,
  linkIn,
  startRabbitMq,
  startSmtpListener,
  type RabbitMqBroker,
  type SmtpListener,
} from '@hearthstay/testing';
import sharp from 'sharp';
import { Container } from './container';
import { takeEmptyDatabases, type EmptyDatabases } from './empty-databases';
import { fromInside } from './from-inside';
import { Site } from './site';

jest.setTimeout(300_000);

const applications = ['bookings', 'admin-auth', 'notifications', 'media', 'bff'];
const owner = 'owner@house.test';
const guest = { name: 'Anna Seidel', email: 'anna@mail.example' };
const patience = 60_000;

describe('The images of the five applications, beside RabbitMQ and MongoDB', () => {
  const site = new Site('http://localhost:38080');
  const containers = new Map<string, Container>();
  let broker: RabbitMqBroker;
  let mail: SmtpListener;
  let databases: EmptyDatabases;
  let admin = '';

  beforeAll(async () => {
    databases = await takeEmptyDatabases();
    broker = await startRabbitMq();
    mail = await startSmtpListener();
    const settings = {
      RABBITMQ_URL: fromInside(broker.url),
      MONGODB_URI: fromInside(databases.uri),
      PUBLIC_URL: site.url,
      ADMIN_EMAILS: owner,
    };
    for (const name of applications) {
      const more = name === 'bff' ? ['--publish', `127.0.0.1:${new URL(site.url).port}:3000`] : [];
      const given =
        name === 'notifications'
          ? { ...settings, SMTP_URL: fromInside(mail.url), SMTP_ALLOW_PLAINTEXT: 'on' }
          : settings;
      containers.set(name, await Container.start({ image: name, settings: given, more }));
    }
  });
  afterAll(async () => {
    for (const container of containers.values()) await container.remove();
    await mail.close();
    await broker.stop();
    await databases.remove();
  });

  /** The token in an e-mailed link to a page. */
  const mailedToken = async (to: string, page: string): Promise<string> => {
    const fits = ({ envelope, text }: { envelope: { to: string[] }; text: string }) =>
      envelope.to.includes(to) && text.includes(`${site.url}${page}`);
    return (
      linkIn(await mail.waitForEmail(fits, patience), page)
        .split('/')
        .at(-1) ?? ''
    );
  };

  it('become healthy by their health checks', async () => {
    for (const [name, container] of containers) {
      await eventually(async () => {
        if (!(await container.isHealthy())) throw new Error(`${name} is not healthy: ${await container.logs()}`);
      }, patience);
    }
  });

  it('run Node as process 1, and not as root', async () => {
    for (const [name, container] of containers) {
      const [id, user, ...command] = await container.mainProcess();
      expect({ id, user, command: command.join(' ') }).toEqual({
        id: '1',
        user: expect.stringMatching(/^(1000|node)$/),
        command: `node --enable-source-maps --max-semi-space-size=4 --heap-growing-percent=50 dist/apps/${name}/main.js`,
      });
    }
  });

  it('serve the page', async () => {
    expect(await site.contentType('/')).toContain('text/html');
  });

  it('store a request, send its link, and confirm it', async () => {
    const firstDay = addDays(todayAt('Europe/Berlin'), 10);
    const stay = { startDate: firstDay, endDate: addDays(firstDay, 2) };
    const request = await site.call<RequestView>('/bookings/request', { method: 'POST', body: { ...guest, ...stay } });

    const confirmation = `/bookings/confirm/${await mailedToken(guest.email, '/confirm/')}`;
    expect(await site.call<ConfirmationView>(confirmation)).toMatchObject({ status: 'pending' });

    await site.call('/admin/request-access', { method: 'POST', body: { email: owner } });
    const access = await mailedToken(owner, '/admin/access/');
    admin = (await site.call<AdminSessionView>(`/admin/verify/${access}`)).token;
    await site.call(`/admin/requests/${request.id}`, { method: 'PATCH', body: { status: 'approved' }, token: admin });

    await eventually(async () => {
      const occupied = await site.call<OccupiedDay[]>('/bookings/occupied');
      expect(occupied.map(({ date }) => date)).toEqual([firstDay, addDays(firstDay, 1), addDays(firstDay, 2)]);
    }, patience);
  });

  it('store a photo in the database with a read-only file system', async () => {
    const photo = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#27ae60' } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('backgroundImage', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'house.jpg');
    await site.call('/admin/settings/background-image', { method: 'POST', body, token: admin });

    await eventually(async () => {
      const { backgroundImageUrl } = await site.call<SettingsView>('/bookings/settings');
      expect(await site.contentType(backgroundImageUrl ?? '/')).toBe('image/jpeg');
    }, patience);
  });

  it('exit with 0 on SIGTERM', async () => {
    for (const [name, container] of [...containers].reverse()) {
      expect({ name, code: await container.stop() }).toEqual({ name, code: 0 });
    }
  });
});

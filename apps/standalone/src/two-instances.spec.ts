import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { adminAuth } from '@hearthstay/admin-auth';
import { startBff, type RunningBff } from '@hearthstay/bff';
import { bookings } from '@hearthstay/bookings';
import {
  subscriptions,
  type AdminSessionView,
  type ConfirmationView,
  type OccupiedDay,
  type RequestView,
} from '@hearthstay/contracts';
import { media } from '@hearthstay/media';
import { createTransport } from '@hearthstay/messaging';
import { notifications } from '@hearthstay/notifications';
import { readEnv, startService, type Running } from '@hearthstay/runtime';
import { addDays, todayAt } from '@hearthstay/stay';
import { eventually, mailboxCookie, startRabbitMq, type RabbitMqBroker } from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { openData } from './open-data';
import { startProgram } from './testing/program';

jest.setTimeout(240_000);

const directory = mkdtempSync(join(tmpdir(), 'hearthstay-'));
const patience = 60_000;

/** Every part of the product with a separate connection to the broker, as in separate processes. */
const startInstance = async (
  rabbitMqUrl: string,
  databaseUri: string,
): Promise<{ bff: RunningBff; all: Running[] }> => {
  const env = readEnv({ PORT: '0', ADMIN_EMAILS: 'owner@example.com' });
  const parts: Running[] = [];
  for (const service of [notifications, bookings, adminAuth, media]) {
    const transport = createTransport({ rabbitMqUrl, subscriptions });
    parts.push(await startService(service, { env, databaseUri, transport }), transport);
  }
  const transport = createTransport({ rabbitMqUrl, subscriptions });
  const bff = await startBff({ env, transport, webDirectory: '/nowhere' });
  return { bff, all: [bff, transport, ...parts] };
};

describe('Two instances of everything over RabbitMQ', () => {
  let broker: RabbitMqBroker;
  let running: Running[];
  let one = '';
  let other = '';
  let Cookie = '';

  beforeAll(async () => {
    Logger.overrideLogger(false);
    broker = await startRabbitMq();
    const data = await openData(readEnv({ DATA_DIR: directory }));
    const instances = [await startInstance(broker.url, data.uri), await startInstance(broker.url, data.uri)];
    [one = '', other = ''] = instances.map(({ bff }) => bff.url);
    Cookie = await mailboxCookie(instances[1]?.bff.mailboxUrl);
    running = [...instances.flatMap(({ all }) => all), data];
  });
  afterAll(async () => {
    for (const part of running) await part.close();
    await broker.stop();
    rmSync(directory, { recursive: true });
  });

  const send = async <Result>(url: string, method = 'GET', body?: object, token = ''): Promise<Result> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
    expect({ url, status: response.status }).toEqual({ url, status: response.status < 300 ? response.status : 'good' });
    return (await response.json()) as Result;
  };

  const mailbox = async (path = ''): Promise<string> =>
    (await fetch(`${other}/dev/mailbox${path}`, { headers: { Cookie } })).text();

  /** The token of the first link to a page in the e-mails of the mailbox with a subject. */
  const mailedToken = async (subject: string, page: string): Promise<string> => {
    let token: string | undefined;
    await eventually(async () => {
      const list = await mailbox();
      const [, id] = new RegExp(`/dev/mailbox/([\\w-]+)"><strong>${subject}`).exec(list) ?? [];
      const html = await mailbox(`/${id}/html`);
      [, token] = new RegExp(`/${page}/([\\w-]{43})`).exec(html) ?? [];
      expect(token).toBeDefined();
    }, patience);
    return token ?? '';
  };

  it('take a request, its confirmation and its approval in any of them', async () => {
    const firstDay = addDays(todayAt('Europe/Berlin'), 10);
    const stay = { startDate: firstDay, endDate: addDays(firstDay, 2) };
    const guest = { name: 'Anna Seidel', email: 'anna@mail.example' };
    const { id } = await send<RequestView>(`${one}/api/bookings/request`, 'POST', { ...guest, ...stay });

    const confirm = (token: string, at: string) => send<ConfirmationView>(`${at}/api/bookings/confirm/${token}`);
    expect(await confirm(await mailedToken('Bitte bestätigen', 'confirm'), other)).toMatchObject({ status: 'pending' });

    await send(`${one}/api/admin/request-access`, 'POST', { email: 'owner@example.com' });
    const link = await mailedToken('Ihr Link zur Verwaltung', 'admin/access');
    const { token } = await send<AdminSessionView>(`${other}/api/admin/verify/${link}`);
    await send(`${one}/api/admin/requests/${id}`, 'PATCH', { status: 'approved' }, token);

    await eventually(async () => {
      const occupied = await send<OccupiedDay[]>(`${other}/api/bookings/occupied`);
      expect(occupied.map(({ date }) => date)).toEqual([firstDay, addDays(firstDay, 1), addDays(firstDay, 2)]);
    }, patience);

    const approved = await mailedToken('Ihre Anfrage ist genehmigt', 'confirm');
    expect(await confirm(approved, one)).toMatchObject({ status: 'confirmed' });
    const [request] = await send<RequestView[]>(`${other}/api/admin/requests`, 'GET', undefined, token);
    expect(request).toMatchObject({ id, status: 'confirmed' });
  });

  it('issue a login link to an operator', async () => {
    const main = await builtProgram('admin-link');
    const settings = { RABBITMQ_URL: broker.url, PUBLIC_URL: 'https://stay.example.com' };
    const command = startProgram(main, settings, { parameters: ['petra@house.example', '--add'] });
    expect([await command.ended(), command.output()]).toEqual([0, expect.stringContaining('petra@house.example')]);
    const [, token] = /https:\/\/stay\.example\.com\/admin\/access\/([\w-]{43})/.exec(command.output()) ?? [];
    const session = await send<AdminSessionView>(`${one}/api/admin/verify/${token}`);
    expect(session.email).toBe('petra@house.example');
  });
});

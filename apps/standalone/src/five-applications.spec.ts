import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { readEnv } from '@hearthstay/runtime';
import { addDays, todayAt } from '@hearthstay/stay';
import {
  eventually,
  startRabbitMq,
  startSmtpListener,
  type RabbitMqBroker,
  type SmtpListener,
} from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { openData, type Data } from './open-data';
import { startApplication, type Application } from './testing/application';
import { startLoad } from './testing/load';

jest.setTimeout(240_000);

const names = ['bookings', 'admin-auth', 'media', 'notifications', 'bff'];
const patience = 60_000;

describe('The five applications in processes of their own, two of each', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthstay-'));
  let broker: RabbitMqBroker;
  let data: Data;
  let smtp: SmtpListener;
  const running: Application[] = [];

  const all = (name: string): Application[] => running.filter((application) => application.name === name);

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const mains: Record<string, string> = {};
    for (const name of names) mains[name] = await builtProgram(name);
    [broker, data, smtp] = await Promise.all([
      startRabbitMq(),
      openData(readEnv({ DATA_DIR: directory })),
      startSmtpListener(),
    ]);
    const variables = {
      HOST: '127.0.0.1',
      RABBITMQ_URL: broker.url,
      MONGODB_URI: data.uri,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'haus@example.com',
      PUBLIC_URL: 'https://haus.example',
      ADMIN_EMAILS: 'owner@example.com',
      RATE_LIMITS: 'off',
    };
    for (const name of names) {
      const main = mains[name] ?? '';
      running.push(
        ...(await Promise.all([startApplication(name, main, variables), startApplication(name, main, variables)])),
      );
    }
  });
  afterAll(async () => {
    for (const application of running.reverse()) await application.stop();
    await smtp.close();
    await data.close();
    await broker.stop();
    rmSync(directory, { recursive: true });
  });

  const firstDay = addDays(todayAt('Europe/Berlin'), 10);

  const request = (url: string, email: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}/api/bookings/request`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Anna Seidel', email, startDate: firstDay, endDate: firstDay }),
    });

  it('log one correlation id from the request of a browser to its e-mail', async () => {
    const correlationId = 'browser-4711-abcdef';
    const [bff] = all('bff');
    const response = await request(bff?.url ?? '', 'anna@example.com', { 'X-Correlation-Id': correlationId });
    expect([response.status, response.headers.get('X-Correlation-Id')]).toEqual([201, correlationId]);
    await smtp.waitForEmail(({ envelope }) => envelope.to[0] === 'anna@example.com', patience);
    const linesOf = (name: string) =>
      all(name)
        .flatMap((application) => application.log())
        .filter((line) => line.correlationId === correlationId)
        .map(({ msg }) => msg);
    expect(linesOf('bff')).toEqual(['Request completed']);
    await eventually(() => expect(linesOf('notifications')).toEqual(['Sent an e-mail']), patience);
  });

  it('serve metrics for Prometheus', async () => {
    const valueOf = (text: string, series: RegExp): number | undefined => {
      const line = text.split('\n').find((candidate) => series.test(candidate));
      return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
    };
    const sum = async (name: string, series: RegExp): Promise<number> => {
      const values = await Promise.all(all(name).map(async (one) => valueOf(await one.metrics(), series)));
      return values.reduce<number>((total, value) => total + (value ?? NaN), 0);
    };
    const first = async (name: string, series: RegExp) => valueOf((await all(name)[0]?.metrics()) ?? '', series);

    expect(
      await first('bff', /^hearthstay_http_request_seconds_count\{.*route="\/api\/bookings\/request",status="201"/),
    ).toBe(1);
    expect(
      await first('bff', /^hearthstay_rpc_call_seconds_count\{message="bookings.create-request",outcome="done"/),
    ).toBe(1);
    expect(await sum('bff', /^hearthstay_cache_reads_total\{cache="settings",outcome="miss"/)).toBeGreaterThanOrEqual(
      0,
    );
    const handled = /^hearthstay_message_handling_seconds_count\{message="bookings.create-request",outcome="done"/;
    const counts = await Promise.all(all('bookings').map(async (one) => valueOf(await one.metrics(), handled) ?? 0));
    expect(counts.sort()).toEqual([0, 1]);
    await eventually(async () => {
      expect(await first('bookings', /^hearthstay_outbox_events\{collection="\w+"/)).toBe(0);
      expect(await first('notifications', /^hearthstay_emails\{state="due"\}/)).toBe(0);
    }, patience);
    expect(await sum('notifications', /^hearthstay_email_attempts_total\{outcome="sent"\}/)).toBe(1);
    const dead = /^hearthstay_dead_letters\{queue="hearthstay.events.notifications.dead"\}/;
    expect(await sum('notifications', dead)).toBe(0);
    const retrying = /^hearthstay_events_retrying\{queue="hearthstay.events.notifications"\}/;
    expect(await sum('notifications', retrying)).toBe(0);
    for (const name of names) expect(await first(name, /^nodejs_eventloop_lag_p99_seconds /)).toBeGreaterThan(0);
  });

  it('exit within ten seconds on a signal and fail no accepted request', async () => {
    const requested: string[] = [];
    const sends: ((url: string, count: number) => Promise<Response>)[] = [
      async (url, count) => {
        const email = `guest-${count}@example.com`;
        const response = await request(url, email);
        if (response.status === 201) requested.push(email);
        return response;
      },
      (url) => fetch(`${url}/api/bookings/status?token=${'x'.repeat(43)}`),
      (url) => fetch(`${url}/api/admin/verify/${'x'.repeat(43)}`),
      (url) => fetch(`${url}/api/bookings/settings`),
      (url) => fetch(`${url}/api/bookings/occupied`),
    ];
    const load = startLoad(
      all('bff').map(({ url }) => url),
      (url, count) => sends[count % sends.length]!(url, count),
    );
    await load.more(100);
    for (const name of names) {
      const [leaving] = all(name);
      if (!leaving) throw new Error(`${name} is not there`);
      running.splice(running.indexOf(leaving), 1);
      // An application that cannot stop within ten seconds exits with 1.
      expect([name, await leaving.stop()]).toEqual([name, 0]);
      await load.more(50);
    }
    await load.stop();
    expect(load.outcomes.filter((outcome) => ![200, 201, 401, 404].includes(Number(outcome)))).toEqual([]);

    const confirmations = () =>
      smtp
        .emails()
        .map(({ envelope }) => envelope.to[0] ?? '')
        .filter((address) => address.startsWith('guest-'));
    expect(requested.length).toBeGreaterThan(10);
    await eventually(() => expect(confirmations().sort()).toEqual(requested.sort()), patience);
  });
});

import { addDays, todayAt } from '@hearthstay/stay';
import { eventually } from '@hearthstay/testing';
import { applicationNames, type Application, type ApplicationName } from '../deployment/application';
import type { Deployment } from '../deployment/deployment';
import { startBalancedLoad } from '../load/balanced-load';

const patience = 60_000;
const firstDay = addDays(todayAt('Europe/Berlin'), 10);

const request = (bff: Application, email: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${bff.url}/api/bookings/request`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Anna Seidel', email, startDate: firstDay, endDate: firstDay }),
  });

const valueOf = (metrics: string, series: RegExp): number => {
  const line = metrics.split('\n').find((candidate) => series.test(candidate));
  return line === undefined ? 0 : Number(line.slice(line.lastIndexOf(' ')));
};

/** Logs, metrics and the stop of a deployment, as operators see them. */
export const testWithoutFaults = (deployment: () => Deployment): void => {
  const valuesAt = (name: ApplicationName, series: RegExp): Promise<number[]> =>
    Promise.all(
      deployment()
        .of(name)
        .map(async (instance) => valueOf(await instance.metrics(), series)),
    );

  it('logs one correlation ID from the request of a browser to its e-mail', async () => {
    const correlationId = `browser-${Date.now()}`;
    const response = await request(deployment().of('bff')[0]!, 'anna@example.com', {
      'X-Correlation-Id': correlationId,
    });
    expect([response.status, response.headers.get('X-Correlation-Id')]).toEqual([201, correlationId]);
    const linesOf = async (name: ApplicationName) => {
      const logs = await Promise.all(
        deployment()
          .of(name)
          .map((instance) => instance.log()),
      );
      return logs
        .flat()
        .filter((line) => line.correlationId === correlationId)
        .map(({ msg }) => msg);
    };
    // A busy machine may delay the database, which is logged with the same id.
    await eventually(async () => {
      expect(await linesOf('bff')).toContain('Request completed');
      expect(await linesOf('notifications')).toContain('Sent an e-mail');
    }, patience);
  });

  it('serves metrics for Prometheus', async () => {
    const counters: Partial<Record<ApplicationName, RegExp[]>> = {
      bff: [
        /^hearthstay_http_request_seconds_count\{.*route="\/api\/bookings\/request",status="201"/,
        /^hearthstay_rpc_call_seconds_count\{message="bookings.create-request",outcome="done"/,
      ],
      bookings: [/^hearthstay_message_handling_seconds_count\{message="bookings.create-request",outcome="done"/],
      notifications: [/^hearthstay_email_attempts_total\{outcome="sent"\}/],
    };
    const counted = () =>
      Promise.all(
        Object.entries(counters).flatMap(([name, all]) =>
          all.map(async (series) => {
            const values = await valuesAt(name as ApplicationName, series);
            return values.reduce((total, value) => total + value, 0);
          }),
        ),
      );
    const before = await counted();
    // On a busy machine a call may time out, and an earlier e-mail may be sent again.
    await eventually(
      async () => expect((await request(deployment().of('bff')[0]!, 'bela@example.com')).status).toBe(201),
      patience,
    );
    await eventually(async () => {
      const unchanged = (await counted()).filter((count, position) => count <= before[position]!);
      expect(unchanged).toEqual([]);
    }, patience);

    await eventually(async () => {
      expect(await valuesAt('bookings', /^hearthstay_outbox_events\{collection="\w+"/)).toEqual([0, 0]);
      expect(await valuesAt('notifications', /^hearthstay_emails\{state="due"\}/)).toEqual([0, 0]);
    }, patience);
    const [bff] = deployment().of('bff');
    expect(await bff!.metrics()).toMatch(/^hearthstay_cache_reads_total\{cache="settings",outcome="miss"/m);
    const [notifications] = deployment().of('notifications');
    const queues = await notifications!.metrics();
    expect(queues).toMatch(/^hearthstay_dead_letters\{queue="hearthstay.events.notifications.dead"\} 0$/m);
    expect(queues).toMatch(/^hearthstay_events_retrying\{queue="hearthstay.events.notifications"\} 0$/m);
    const build = /^hearthstay_build_info\{version="[\d.]+",commit="([0-9a-f]{40})?",node="[\d.]+"\}/;
    for (const name of applicationNames) {
      expect([name, await valuesAt(name, build)]).toEqual([name, [1, 1]]);
      for (const lag of await valuesAt(name, /^nodejs_eventloop_lag_p99_seconds /)) expect(lag).toBeGreaterThan(0);
    }
  });

  it('stops an instance of each application within ten seconds, and fails no request that it has accepted', async () => {
    const requested: string[] = [];
    const unknownToken = 'x'.repeat(43);
    const sends: ((bff: Application, count: number) => Promise<Response>)[] = [
      async (bff, count) => {
        const email = `guest-${count}@example.com`;
        const response = await request(bff, email);
        if (response.status === 201) requested.push(email);
        return response;
      },
      ({ url }) => fetch(`${url}/api/bookings/status?token=${unknownToken}`),
      ({ url }) => fetch(`${url}/api/admin/verify/${unknownToken}`),
      ({ url }) => fetch(`${url}/api/bookings/settings`),
      ({ url }) => fetch(`${url}/api/bookings/occupied`),
    ];
    const load = startBalancedLoad(deployment().of('bff'), (bff, count) => sends[count % sends.length]!(bff, count));
    await load.more(100);
    const stopped: Application[] = [];
    for (const name of applicationNames) {
      const [leaving] = deployment().of(name);
      stopped.push(leaving!);
      // An application that cannot stop within ten seconds exits with 1.
      expect([name, await leaving!.stop()]).toEqual([name, 0]);
      await load.more(50);
    }
    await load.stop();
    await Promise.all(stopped.map((application) => application.start()));
    expect(load.outcomes.filter((outcome) => ![200, 201, 401, 404].includes(Number(outcome)))).toEqual([]);

    const confirmations = () =>
      deployment()
        .mailServer.emails()
        .map(({ envelope }) => envelope.to[0] ?? '')
        .filter((address) => address.startsWith('guest-'));
    expect(requested.length).toBeGreaterThan(10);
    await eventually(() => expect(confirmations().sort()).toEqual(requested.sort()), patience);
  });
};

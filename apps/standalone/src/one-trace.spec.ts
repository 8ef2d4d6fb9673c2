import { bookingRequested } from '@hearthstay/contracts';
import {
  eventually,
  freePort,
  startHttpListener,
  startRabbitMq,
  startSmtpListener,
  startTemporaryMongo,
  type HttpListener,
  type RabbitMqBroker,
  type SmtpListener,
} from '@hearthstay/testing';
import { builtProgram } from '@hearthstay/testing/product';
import { dayFromNow } from './testing/people-of';
import { startProgram, type Program } from './testing/program';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface ExportedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<ExportedSpan, 'service'>[] }[];
  }[];
}

const spansIn = ({ resourceSpans }: Export): ExportedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

const guest = { name: 'Xanthippe Quellwasser', email: 'xanthippe@gast.example', message: 'Mit Papageientaucher' };
const correlationId = 'a-request-of-a-browser';

describe('Three applications with a collector of traces', () => {
  const programs: Program[] = [];
  let broker: RabbitMqBroker;
  let database: Awaited<ReturnType<typeof startTemporaryMongo>>;
  let mail: SmtpListener;
  let collector: HttpListener;
  let site: string;

  const start = async (app: string): Promise<string> => {
    const [PORT, HEALTH_PORT] = [String(await freePort()), String(await freePort())];
    const program = startProgram(await builtProgram(app), {
      ...{ PORT, HEALTH_PORT, RABBITMQ_URL: broker.url, MONGODB_URI: database.uri, SMTP_URL: mail.url },
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url(''),
    });
    programs.push(program);
    await eventually(async () =>
      expect((await fetch(`http://127.0.0.1:${HEALTH_PORT}/health/ready`)).status).toBe(200),
    );
    return program.url;
  };

  beforeAll(async () => {
    [broker, mail, database, collector] = await Promise.all([
      startRabbitMq(),
      startSmtpListener(),
      startTemporaryMongo(),
      startHttpListener((_request, response) => response.setHeader('Content-Type', 'application/json').end('{}')),
    ]);
    [site = ''] = await Promise.all(['bff', 'bookings', 'notifications'].map(start));
  });
  afterAll(async () => {
    await Promise.all(programs.map((program) => program.ended('SIGTERM')));
    await Promise.all([mail.close(), broker.stop(), database.close(), collector.close()]);
  });

  it("make one trace of a guest's request, from the browser to the e-mail, and tell nothing of the guest", async () => {
    const response = await fetch(`${site}/api/bookings/request`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Correlation-Id': correlationId },
      body: JSON.stringify({ ...guest, startDate: dayFromNow(3), endDate: dayFromNow(5) }),
    });
    expect(response.status).toBe(201);
    await mail.waitForEmail(({ envelope }) => envelope.to.includes(guest.email));
    // They send their spans at their end at the latest.
    await Promise.all(programs.splice(0).map((program) => program.ended('SIGTERM')));

    const spans = collector.requests.flatMap(({ body }) => spansIn(JSON.parse(body) as Export));
    const request = spans.find(({ name }) => name === 'POST /api/bookings/request');
    const trace = spans.filter(({ traceId }) => traceId === request?.traceId);
    const find = (service: string, name: string) =>
      trace.find((span) => span.service === service && span.name === name);
    expect(trace.map(({ service, name }) => `${service} ${name}`)).toEqual(
      expect.arrayContaining([
        'bff POST /api/bookings/request',
        'bff bookings.create-request',
        'bookings bookings.create-request',
        `notifications ${bookingRequested.name}`,
        'notifications deliver request-received',
      ]),
    );
    const call = find('bff', 'bookings.create-request');
    expect(find('bookings', 'bookings.create-request')?.parentSpanId).toBe(call?.spanId);
    const below = [
      call,
      find('notifications', bookingRequested.name),
      find('notifications', 'deliver request-received'),
    ];
    expect(below.map((span) => span?.parentSpanId)).toEqual(below.map(() => request?.spanId));
    expect(collector.requests.map(({ url }) => url)).toContain('/v1/traces');
    const sent = collector.requests.map(({ body }) => body).join('\n');
    expect(sent).not.toMatch(/Xanthippe|Quellwasser|gast\.example|Papageientaucher/i);
  });
});

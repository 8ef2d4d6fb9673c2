import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { adminAuth } from '@hearthstay/admin-auth';
import { startBff, type RunningBff } from '@hearthstay/bff';
import { bookings } from '@hearthstay/bookings';
import type { EventMessage } from '@hearthstay/contracts';
import { media } from '@hearthstay/media';
import type { MessageTransport } from '@hearthstay/messaging';
import { notifications } from '@hearthstay/notifications';
import { Clock, readEnv, type ServiceDefinition } from '@hearthstay/runtime';
import { Scheduler } from '@hearthstay/scheduler';
import { crashAfterWrites, type TestDatabase } from '@hearthstay/testing';
import { startInstance, type ServiceInstance } from '@hearthstay/testing/service';

const services = [notifications, bookings, adminAuth, media];

const unpublished = { 'outbox.occurredAt': { $exists: true }, outboxHeldUntil: null };

/** The writes that note an e-mail with its event, and that queue it. */
const emailWrites = ['booking_requests updateOne', 'emails insertOne'];

/** An e-mail that is due within this time after a turn is waited for by another one, in milliseconds. */
export const shortly = 30_000;

/** The longest time in which everything that is due must be done, in milliseconds. */
const patienceMs = 120_000;

/** The time in which it usually is done, and by how much the clock goes on then, in milliseconds. */
const promptMs = 2_000;
const pauseMs = 100;

/** The pause before it is read again whether everything is done, in milliseconds. */
const readAgainMs = 20;

interface Running {
  transport: MessageTransport;
  instances: Map<ServiceDefinition, ServiceInstance>;
  bff: RunningBff;
}

const closed = async ({ bff, instances, transport }: Running): Promise<void> => {
  await bff.close();
  await Promise.all([...instances.values()].map((instance) => instance.close()));
  await transport.close();
};

/** The whole product in this process, once or in several instances, whose clock stands still until it is turned. */
export class TurnedProduct {
  private running: Running[] = [];
  private readonly clock = new Clock(() => this.now);

  private constructor(
    private readonly database: TestDatabase,
    private readonly settings: Record<string, string>,
    private now: Date,
    private readonly openTransport: () => MessageTransport,
    private readonly instances: number,
  ) {}

  /** @param instances how many there are of every part, each with a transport of its own */
  static async start(
    database: TestDatabase,
    settings: Record<string, string>,
    startsAt: Date,
    openTransport: () => MessageTransport,
    instances = 1,
  ): Promise<TurnedProduct> {
    const product = new TurnedProduct(database, settings, startsAt, openTransport, instances);
    await product.startAgain();
    return product;
  }

  get time(): Date {
    return this.now;
  }

  get url(): string {
    return this.running[0]?.bff.url ?? '';
  }

  /** Sets the clock, and waits until everything that is due is done and every e-mail is sent. */
  async turn(to: Date): Promise<void> {
    this.now = to;
    await this.settle();
  }

  /** Waits until everything that is due is done and every e-mail is sent. */
  async settle(): Promise<void> {
    const start = performance.now();
    for (;;) {
      await this.runDue();
      const unfinished = await this.unfinished();
      if (unfinished.length === 0) return;
      const waited = performance.now() - start;
      if (waited > patienceMs) throw new Error(`Not done at ${this.now.toISOString()}: ${inspect(unfinished)}`);
      // What a busy machine has delayed is repeated after a pause, which is measured by this clock.
      await setTimeout(readAgainMs);
      if (waited > promptMs) this.now = new Date(this.now.getTime() + pauseMs);
    }
  }

  /**
   * Turns the clock, crashes in the middle of the e-mails that are due then, and starts again.
   *
   * @param writes the number of the first writes of these e-mails and of their jobs that succeed
   * @returns whether it has crashed
   */
  async crash(at: Date, writes: number): Promise<boolean> {
    this.now = at;
    const hasCrashed = !(await crashAfterWrites(
      writes,
      async () => {
        await this.runDue();
        await this.close();
      },
      (collection, write) => emailWrites.includes(`${collection} ${write}`),
    ));
    await this.startAgain();
    await this.settle();
    return hasCrashed;
  }

  async close(): Promise<void> {
    const { running } = this;
    this.running = [];
    await Promise.all(running.map((one) => closed(one)));
  }

  /** Stops one service in every instance; the others go on. */
  async stopService(service: ServiceDefinition): Promise<void> {
    for (const { instances } of this.running) {
      const instance = instances.get(service);
      instances.delete(service);
      await instance?.close();
    }
  }

  async startService(service: ServiceDefinition): Promise<void> {
    for (const { instances, transport } of this.running)
      instances.set(service, await this.instanceOf(service, transport));
  }

  async remove(): Promise<void> {
    await this.close();
    for (const service of services) await this.stored(service).dropDatabase();
  }

  /** Publishes an event, as a service does. */
  async publish(event: EventMessage): Promise<void> {
    await this.running[0]?.transport.client.publish(event);
  }

  /** The documents of all databases as text. */
  async storedText(): Promise<string> {
    const documents = services.map(async (service) => {
      const collections = await this.stored(service).collections();
      return Promise.all(collections.map((collection) => collection.find().toArray()));
    });
    return JSON.stringify(await Promise.all(documents));
  }

  /** Whether an e-mail waits for a time that comes shortly. */
  async waitsShortly(): Promise<boolean> {
    const soon = new Date(this.now.getTime() + shortly);
    const waiting = { status: 'queued', nextAttemptAt: { $lte: soon } };
    return (await this.stored(notifications).collection('emails').findOne(waiting)) !== null;
  }

  private async startAgain(): Promise<void> {
    this.running = await Promise.all(Array.from({ length: this.instances }, () => this.startOne()));
  }

  private async startOne(): Promise<Running> {
    const transport = this.openTransport();
    const instances = await Promise.all(
      services.map(async (service) => [service, await this.instanceOf(service, transport)] as const),
    );
    const env = readEnv({ ...this.settings, PORT: '0' });
    const bff = await startBff({ env, transport, webDirectory: '/nowhere', clock: this.clock });
    return { transport, instances: new Map(instances), bff };
  }

  private instanceOf(service: ServiceDefinition, transport: MessageTransport): Promise<ServiceInstance> {
    return startInstance(service, this.databaseFor(service), {
      settings: this.settings,
      replacing: [[Clock, this.clock]],
      transport,
    });
  }

  private databaseFor(service: ServiceDefinition) {
    // MongoDB takes names of 63 characters at most.
    const name = `${this.database.name().slice(0, 48)}-${service.name}`;
    return { uri: () => this.database.uri(), name: () => name };
  }

  private stored(service: ServiceDefinition) {
    return this.database.connection().getClient().db(this.databaseFor(service).name());
  }

  private async runDue(): Promise<void> {
    const instances = this.running.flatMap((one) => [...one.instances.values()]);
    await Promise.all(instances.map((instance) => instance.get(Scheduler).catchUp()));
  }

  /**
   * The events that cause an e-mail and are not published yet, else those that are not handled, else the e-mails that
   * are due and not sent. What passes from one place to the next while they are read is found in the next one.
   */
  private async unfinished(): Promise<unknown[]> {
    const places = [() => this.unsentEvents(), () => this.unhandledEvents(), () => this.unsentEmails()];
    for (const read of places) {
      const found = await read();
      if (found.length > 0) return found;
    }
    return [];
  }

  private unsentEvents(): Promise<unknown[]> {
    return this.findEach([
      [bookings, 'booking_requests', unpublished],
      [adminAuth, 'login_links', unpublished],
      [adminAuth, 'admin_roster', unpublished],
    ]);
  }

  private unsentEmails(): Promise<unknown[]> {
    return this.findEach([
      [notifications, 'admin_notices', { waitsForRoster: true }],
      [notifications, 'emails', { status: 'sending' }],
      [notifications, 'emails', { status: 'queued', nextAttemptAt: { $lte: this.now } }],
    ]);
  }

  /** One document of each collection that matches, if any does. */
  private async findEach(all: [service: ServiceDefinition, collection: string, filter: object][]): Promise<unknown[]> {
    const found = await Promise.all(
      all.map(([service, collection, filter]) => this.stored(service).collection(collection).findOne(filter)),
    );
    return found.filter((document) => document !== null);
  }

  /**
   * The queues of a broker that hold events, and those whose events are being handled. Once a service was stopped, its
   * transport cannot read its queues any more: then none.
   */
  private async unhandledEvents(): Promise<unknown[]> {
    const transports = this.running.map(({ transport }) => transport);
    const lengths = await Promise.all(transports.map((transport) => transport.queueLengths().catch(() => [])));
    const progress = transports.flatMap((transport) => transport.eventProgress());
    return [
      ...lengths.flat().filter(({ kind, messages }) => kind !== 'dead-letters' && messages > 0),
      ...progress.filter(({ lagMs }) => lagMs > 0),
    ];
  }
}

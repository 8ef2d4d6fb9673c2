import { setMaxListeners } from 'node:events';
import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { LoggedKind } from '@hearthstay/contracts';
import { Scheduler, type ScheduledTask } from '@hearthstay/scheduler';
import { channelOf, kindsOf, type ChannelName } from './channel-of';
import { DeliveryAttempt, parallelAttempts } from './delivery-attempt';
import { ExpiredLeases } from './leases/expired-leases';
import { LeaseHeartbeat } from './leases/lease-heartbeat';
import { isOrdered } from './request-emails';
import { EmailLeaseRepository, type LeasedJob } from './persistence/email-lease.repository';

interface Lane {
  kinds: readonly LoggedKind[];
  /** The number of concurrent leases. */
  most: number;
  /** Leased and not delivered yet. */
  undelivered: number;
}

/**
 * A receiver of notices that does not respond takes no room from e-mails. More are leased than are delivered
 * concurrently, so that the next ones are there while others are being sent.
 */
const newLanes = (): Record<ChannelName, Lane> => ({
  emails: { kinds: kindsOf('emails'), most: 8 * parallelAttempts, undelivered: 0 },
  notices: { kinds: kindsOf('notices'), most: 2 * parallelAttempts, undelivered: 0 },
});

/** A worker leases more below half of the most: in batches, and before the connections are idle. */
const hasRoom = ({ most, undelivered }: Lane): boolean => undelivered <= most / 2;

const pollMs = 5_000;
/** Short, because expiry only counts time with readings: see `LeaseExpiry`. */
const expiryEveryMs = 1_000;
/** While there are no leases. The time limit of a lease begins with its first reading, so this is much shorter. */
const expiryAtRestMs = 3_000;
/** The time limit for attempts in progress during a stop, before they are aborted. */
const graceMs = 5_000;

/** Sends due e-mails and notices: those queued by this process immediately, others and retries within seconds. */
@Injectable()
export class EmailWorker implements OnModuleInit, BeforeApplicationShutdown {
  /** Attempts until their outcome is recorded, by the ids of their e-mails. */
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly heartbeat: LeaseHeartbeat;
  private readonly lanes = newLanes();
  private readonly abort = new AbortController();
  private readonly leaseTask: ScheduledTask;
  private leasing = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly jobs: EmailLeaseRepository,
    private readonly attempt: DeliveryAttempt,
    scheduler: Scheduler,
  ) {
    // Every attempt listens to this signal.
    setMaxListeners(0, this.abort.signal);
    this.heartbeat = new LeaseHeartbeat(jobs, () => [...this.underWay.keys()]);
    const expiredLeases = new ExpiredLeases(jobs, this.heartbeat);
    scheduler.add({
      name: 'end expired leases of e-mails',
      every: expiryEveryMs,
      everyAtRest: expiryAtRestMs,
      run: async () => {
        const { found, ended } = await expiredLeases.end();
        if (ended > 0) this.wake();
        return found > 0 ? 'something' : 'nothing';
      },
    });
    this.leaseTask = scheduler.add({
      name: 'lease due e-mails',
      every: pollMs,
      run: () => (this.leasing = this.heartbeat.whileLeasing(() => this.leaseWhatIsDue())),
    });
  }

  /** The heartbeat begins before the scheduler does, and ends after the last attempt. */
  onModuleInit(): void {
    this.heartbeat.start();
  }

  /** Leases due e-mails now. */
  wake(): void {
    this.leaseTask.wake();
  }

  /** Leases no more e-mails and aborts the attempts in progress, whose e-mails are due again at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.leasing.catch(() => undefined);
    const timer = setTimeout(() => this.abort.abort(), graceMs);
    await Promise.all(this.underWay.values());
    clearTimeout(timer);
    await this.heartbeat.stop();
    this.attempt.close();
  }

  private async leaseWhatIsDue(): Promise<void> {
    for (const lane of Object.values(this.lanes)) {
      while (!this.stopped && hasRoom(lane)) {
        const jobs = await this.jobs.leaseDue(lane.most - lane.undelivered, undefined, lane.kinds);
        jobs.forEach((job) => this.send(job));
        if (jobs.length === 0) break;
      }
    }
  }

  private send(job: LeasedJob): void {
    // Another instance has ended the lease of this worker as expired, and the e-mail was leased again during the
    // attempt.
    if (this.underWay.has(job._id)) return;
    const lane = this.lanes[channelOf(job.kind)];
    lane.undelivered += 1;
    const onDelivered = () => {
      lane.undelivered -= 1;
      this.wake();
    };
    const attempt = this.attempt
      .make(job, { abort: this.abort.signal, isHeld: () => this.heartbeat.isHeld(job._id), onDelivered })
      .finally(() => {
        this.underWay.delete(job._id);
        // Later e-mails about its request have waited for the outcome.
        if (isOrdered(job.kind)) this.wake();
      });
    this.underWay.set(job._id, attempt);
  }
}

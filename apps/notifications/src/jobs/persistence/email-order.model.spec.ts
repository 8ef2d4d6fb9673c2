import { describeEachDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import type { EmailKind } from '../../templates/email-data';
import { approvalData, anEmailJob } from '../../testing/email-job';
import { useJobStore } from '../../testing/job-store';
import type { EmailLeaseRepository, LeasedJob } from './email-lease.repository';

const runs = 12;
const hour = 60 * 60_000;

type Kinds = readonly EmailKind[];

/** The life cycles of a request, as the e-mails to its guest and to an admin. */
const lifeCycles: readonly { guest: Kinds; admin: Kinds }[] = [
  { guest: ['request-received', 'request-declined'], admin: ['new-request'] },
  { guest: ['request-received', 'request-approved', 'booking-cancelled'], admin: ['new-request'] },
  { guest: ['request-received', 'request-approved', 'booking-confirmed'], admin: ['booking-confirmed-for-admins'] },
  {
    guest: ['request-received', 'request-approved', 'booking-confirmed'],
    admin: ['new-request', 'booking-confirmed-for-admins'],
  },
  { guest: ['request-received', 'request-approved', 'booking-moved', 'booking-confirmed'], admin: ['new-request'] },
  { guest: ['booking-entered', 'booking-moved', 'booking-cancelled'], admin: ['booking-confirmed-for-admins'] },
];

const orders = lifeCycles.flatMap(({ guest, admin }) => [guest, admin]);

const untrueAfter: Partial<Record<EmailKind, EmailKind>> = {
  'booking-cancelled': 'request-approved',
  'booking-moved': 'request-approved',
  'request-declined': 'request-received',
  'booking-confirmed-for-admins': 'new-request',
};

interface Arrival {
  requestId: string;
  to: string;
  kind: EmailKind;
  /** How often the stay was moved before. */
  revision: number;
}

const revisionAt = (kinds: Kinds, kind: EmailKind): number => {
  const move = kinds.indexOf('booking-moved');
  return move >= 0 && kinds.indexOf(kind) >= move ? 1 : 0;
};

const emailsOf = (requestId: string, { guest, admin }: (typeof lifeCycles)[number]): Arrival[] => [
  ...guest.map((kind) => ({ requestId, to: 'anna@example.com', kind, revision: revisionAt(guest, kind) })),
  ...admin.map((kind) => ({ requestId, to: 'owner@example.com', kind, revision: 0 })),
];

/** The e-mails of two requests, each e-mail once or twice and in any order. */
const arrivals = fc
  .tuple(fc.constantFrom(...lifeCycles), fc.constantFrom(...lifeCycles))
  .map((cycles) => cycles.flatMap((cycle, index) => emailsOf(`request-${index}`, cycle)))
  .chain((emails) => fc.tuple(fc.shuffledSubarray(emails, { minLength: emails.length }), fc.shuffledSubarray(emails)))
  .map(([all, repeated]) => [...all, ...repeated]);

const outcomes = ['sent', 'rejected for now', 'rejected', 'killed before sending', 'killed after sending'] as const;

const step = fc.oneof(
  fc.record({ is: fc.constant('arrival' as const) }),
  fc.record({ is: fc.constant('lease' as const), most: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ is: fc.constant('outcome' as const), of: fc.nat(), outcome: fc.constantFrom(...outcomes) }),
  fc.record({ is: fc.constant('pause' as const), ms: fc.integer({ min: 1, max: 20_000 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describeEachDatabase('The queue of e-mails in any order of events, attempts and crashes', (database) => {
  const store = useJobStore(database);

  /** Two workers on one queue. */
  const startQueue = (waiting: Arrival[]) => {
    let now = Date.parse('2026-11-18T10:00:00.000Z');
    const senders = [store.sender(), store.sender()];
    const attempts: { sender: EmailLeaseRepository; job: LeasedJob }[] = [];
    const recorded: Arrival[] = [];
    const delivered: Arrival[] = [];

    const arrive = async () => {
      const next = waiting.shift();
      if (!next) return;
      const { requestId, kind, to, revision } = next;
      const data = approvalData({ requestId, revision });
      await store.queue().add(anEmailJob({ eventId: `${requestId} ${kind}`, kind, to, data }), new Date(now));
    };
    /** Both workers at once, while another e-mail arrives. */
    const lease = async (most: number) => {
      const leased = await Promise.all([...senders.map((sender) => sender.leaseDue(most, new Date(now))), arrive()]);
      senders.forEach((sender, index) => attempts.push(...(leased[index] ?? []).map((job) => ({ sender, job }))));
    };
    const expireLease = async (id: string) => {
      const leases = await store.sender().leases();
      await store.sender().endLeases(leases.filter(({ jobId }) => jobId === id));
    };
    const end = async (of: number, outcome: (typeof outcomes)[number]) => {
      const [attempt] = attempts.splice(of % Math.max(1, attempts.length), 1);
      if (!attempt) return;
      const { sender, job } = attempt;
      const { requestId = '', revision = 0 } = job.data as Partial<Arrival>;
      const email = { requestId, to: job.to, kind: job.kind as EmailKind, revision };
      if (outcome === 'sent' || outcome === 'killed after sending') delivered.push(email);
      if (outcome === 'sent') {
        recorded.push(email);
        await sender.markSent(job);
      } else if (outcome === 'rejected') await sender.giveUp(job, '550');
      else if (outcome === 'rejected for now') await sender.postpone(job, new Date(now + 5_000), '451');
      else await expireLease(job._id);
    };
    return {
      delivered,
      /** Without those whose worker was killed before it recorded them; they are delivered again. */
      recorded,
      take: async (taken: Step) => {
        if (taken.is === 'arrival') await arrive();
        else if (taken.is === 'lease') await lease(taken.most);
        else if (taken.is === 'outcome') await end(taken.of, taken.outcome);
        else now += taken.ms;
      },
      /** Delivers everything that is left. */
      drain: async () => {
        while (waiting.length > 0) await arrive();
        for (;;) {
          now += hour;
          await lease(3);
          if (attempts.length === 0) return;
          while (attempts.length > 0) await end(0, 'sent');
        }
      },
    };
  };

  it('sends those about a request in the order of its changes, and each or a later one in its place', async () => {
    await fc.assert(
      fc
        .asyncProperty(arrivals, fc.array(step, { minLength: 10, maxLength: 25 }), async (emails, steps) => {
          const queue = startQueue([...emails]);
          for (const taken of steps) await queue.take(taken);
          await queue.drain();
          const documents = await store.documents();
          const byId = new Map(documents.map((email) => [email._id, email]));
          expect(documents.filter(({ status }) => !['sent', 'given-up', 'superseded'].includes(status))).toEqual([]);
          for (const { status, supersededBy = '', to } of documents) {
            if (status === 'superseded') expect(byId.get(supersededBy)).toMatchObject({ to });
          }
          for (const { requestId, to, kind } of emails) {
            const kindsIn = (sent: Arrival[]) =>
              sent.filter((email) => email.requestId === requestId && email.to === to).map((email) => email.kind);
            const positionsIn = (order: Kinds) => kindsIn(queue.recorded).map((sent) => order.indexOf(sent));
            expect(orders.some((order) => isSorted(positionsIn(order)))).toBe(true);
            const delivered = kindsIn(queue.delivered);
            const untrue = untrueAfter[kind];
            if (untrue && delivered.includes(kind))
              expect(delivered.slice(delivered.indexOf(kind))).not.toContain(untrue);
          }
        })
        .afterEach(() =>
          database
            .connection()
            .collection('emails')
            .deleteMany({})
            .then(() => undefined),
        ),
      { numRuns: runs },
    );
  });
});

const isSorted = (positions: number[]): boolean =>
  positions.every((position, index) => position >= 0 && position >= (positions[index - 1] ?? 0));

import { eventually } from '@hearthstay/testing';
import type { LoadGenerator } from '../load/load-generator';
import type { Deployment } from '../deployment/deployment';

/**
 * Longer than the sum of all delays from an event to its e-mail, in milliseconds: the outbox sweep ignores events
 * younger than 5 seconds and runs every 3, a failed event is redelivered after 3, and the queue of e-mails is polled
 * every 5.
 */
const deliveryMs = 120_000;

/** The e-mails to every guest, by the status of their request. */
const expectedEmails = async ({ storedData }: Deployment): Promise<string[]> => {
  const requests = await storedData.requests();
  return requests.flatMap(({ email, status }) => [
    `request-received to ${email}`,
    ...(status === 'approved' ? [`request-approved to ${email}`] : []),
  ]);
};

/** What the stored requests are still to announce. */
export const unpublishedEvents = async ({ storedData }: Deployment): Promise<string[]> =>
  (await storedData.requests())
    .filter(({ outbox }) => outbox.length > 0)
    .map(({ email }) => `about the request of ${email}`);

/** How often the SMTP server has received each e-mail to the guests of the load, by the e-mails' ids. */
const receivedCounts = ({ mailServer }: Deployment, { guests }: LoadGenerator): Map<string, number> => {
  const counts = new Map<string, number>();
  const toGuests = mailServer.emails().filter(({ envelope }) => envelope.to.every((to) => to.endsWith(guests.domain)));
  for (const email of toGuests) {
    const [, id = ''] = /^<(.+)@/.exec(email.header('Message-ID')[0] ?? '') ?? [];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/** A receipt whose event arrives only after the approval was sent would come too late, and is not sent. */
const isLateReceipt = ({ kind, status }: { kind: string; status: string }): boolean =>
  kind === 'request-received' && status === 'superseded';

/**
 * Every event is published and has its e-mail, and the SMTP server has received every e-mail that it does not reject.
 */
export const expectEmailsSent = (deployment: Deployment, load: LoadGenerator, undeliverable: string[]): Promise<void> =>
  eventually(async () => {
    expect(await unpublishedEvents(deployment)).toEqual([]);
    const queued = (await deployment.storedData.queuedEmails()).filter(({ to }) => to.endsWith(load.guests.domain));
    expect(queued.map(({ kind, to }) => `${kind} to ${to}`).sort()).toEqual((await expectedEmails(deployment)).sort());
    const received = receivedCounts(deployment, load);
    const states = queued.map(({ _id, to, status }) => ({ to, status, received: received.has(_id) }));
    expect(states).toEqual(
      queued.map((email) => {
        const { to } = email;
        if (isLateReceipt(email)) return { to, status: 'superseded', received: false };
        return undeliverable.includes(to)
          ? { to, status: 'given-up', received: false }
          : { to, status: 'sent', received: true };
      }),
    );
  }, deliveryMs);

/** The SMTP server has received no e-mail twice. @param except ids of e-mails, with which their `Message-ID`s begin */
export const expectNoDuplicateEmails = (deployment: Deployment, load: LoadGenerator, except: string[]): void => {
  const twice = [...receivedCounts(deployment, load)].filter(([, count]) => count > 1).map(([id]) => id);
  expect(twice.filter((id) => !except.includes(id))).toEqual([]);
};

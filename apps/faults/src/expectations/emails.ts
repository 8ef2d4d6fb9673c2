import { eventually } from '@hearthstay/testing';
import type { Stream } from '../guests/stream';
import type { House } from '../house/house';

/**
 * Longer than an event and its e-mail may rest on their way, in milliseconds: an outbox leaves young events alone for 5
 * seconds and is swept every 3, who lacks something holds an event back for 3, and e-mails are looked for every 5.
 */
const deliveryMs = 30_000;

/** What every guest is owed, by the state of their request. */
const owedEmails = async ({ ledger }: House): Promise<string[]> => {
  const requests = await ledger.requests();
  return requests.flatMap(({ email, status }) => [
    `request-received to ${email}`,
    ...(status === 'approved' ? [`request-approved to ${email}`] : []),
  ]);
};

const unpublishedEvents = async ({ ledger }: House): Promise<string[]> =>
  (await ledger.requests())
    .filter(({ outbox }) => outbox.length > 0)
    .map(({ email }) => `about the request of ${email}`);

/** How often the mail server has got each e-mail to the stream's guests, by the e-mails' ids. */
const arrivals = ({ mailServer }: House, { rivals }: Stream): Map<string, number> => {
  const counts = new Map<string, number>();
  const toGuests = mailServer.emails().filter(({ envelope }) => envelope.to.every((to) => to.endsWith(rivals.domain)));
  for (const email of toGuests) {
    const [, id = ''] = /^<(.+)@/.exec(email.header('Message-ID')[0] ?? '') ?? [];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/**
 * Every event has been published, has become its e-mail, and the mail server has each of these, but for what it refuses
 * for good.
 */
export const expectEmailsSent = (house: House, stream: Stream, undeliverable: string[]): Promise<void> =>
  eventually(async () => {
    expect(await unpublishedEvents(house)).toEqual([]);
    const queued = (await house.ledger.queuedEmails()).filter(({ to }) => to.endsWith(stream.rivals.domain));
    expect(queued.map(({ kind, to }) => `${kind} to ${to}`).sort()).toEqual((await owedEmails(house)).sort());
    const arrived = arrivals(house, stream);
    const states = queued.map(({ _id, to, status }) => ({ to, status, arrived: arrived.has(_id) }));
    expect(states).toEqual(
      queued.map(({ to }) =>
        undeliverable.includes(to) ? { to, status: 'given-up', arrived: false } : { to, status: 'sent', arrived: true },
      ),
    );
  }, deliveryMs);

/** The mail server has no e-mail twice. @param except ids of e-mails, with which their `Message-ID`s begin. */
export const expectNoEmailTwice = (house: House, stream: Stream, except: string[]): void => {
  const twice = [...arrivals(house, stream)].filter(([, count]) => count > 1).map(([id]) => id);
  expect(twice.filter((id) => !except.includes(id))).toEqual([]);
};

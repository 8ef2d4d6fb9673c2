import { eventually } from '@hearthstay/testing';
import type { House } from '../house/house';
import { recoveryMs } from './recovery';

const aboutRequests = ['request-received', 'request-approved'];

/** What every guest is owed, by the state of their request. */
const owedEmails = async ({ ledger }: House): Promise<string[]> => {
  const requests = await ledger.requests();
  return requests
    .flatMap(({ email, status }) => [
      `request-received to ${email}`,
      ...(status === 'approved' ? [`request-approved to ${email}`] : []),
    ])
    .sort();
};

const countOf = ({ mailServer }: House): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const email of mailServer.emails()) {
    const [, id = ''] = /^<(.+)@/.exec(email.header('Message-ID')[0] ?? '') ?? [];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/** Every event has been published, has become its e-mail, and the mail server has each of these. */
export const expectEmailsSent = (house: House): Promise<void> =>
  eventually(async () => {
    const { ledger } = house;
    expect((await ledger.requests()).filter(({ outbox }) => outbox.length > 0)).toEqual([]);
    const queued = await ledger.queuedEmails();
    const owed = await owedEmails(house);
    const toGuests = queued.filter(({ kind }) => aboutRequests.includes(kind));
    expect(toGuests.map(({ kind, to }) => `${kind} to ${to}`).sort()).toEqual(owed);
    expect(queued.filter(({ status }) => status !== 'sent')).toEqual([]);
    const counts = countOf(house);
    expect(queued.filter(({ _id }) => !counts.has(_id))).toEqual([]);
  }, recoveryMs);

/** The mail server has no e-mail twice. @param except ids of e-mails, with which their `Message-ID`s begin. */
export const expectNoEmailTwice = (house: House, except: string[]): void => {
  const twice = [...countOf(house)].filter(([, count]) => count > 1).map(([id]) => id);
  expect(twice.filter((id) => !except.includes(id))).toEqual([]);
};

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RequestView } from '@hearthstay/contracts';
import { addDays, todayAt } from '@hearthstay/stay';
import { eventually } from '@hearthstay/testing';
import { ownerToken } from '@hearthstay/testing/product';
import type { Deployment } from './deployment';

const guests = 50;
const owners = 10;
const requests = 150;
const mailDomain = '@mail.example';
const readingMs = 6_000;
/** How long the e-mails about all requests may take, in milliseconds. */
const mailingMs = 30_000;
const agent = new Agent({ keepAlive: true });

interface Call {
  method?: 'POST' | 'PATCH';
  headers?: Record<string, string>;
}

const exchange = async (url: string, { method, headers }: Call, body?: object) => {
  const outgoing = request(url, { agent, method, headers: { 'Content-Type': 'application/json', ...headers } });
  outgoing.end(body && JSON.stringify(body));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 500, body: await text(response) };
};

/**
 * Repeats a call without a response in time. A 409 then means that the first call has succeeded.
 *
 * @returns the body of the response
 */
const send = async (url: string, call: Call = {}, body?: object): Promise<string> => {
  for (let isRepeated = false; ; isRepeated = true) {
    const response = await exchange(url, call, body);
    const { status } = response;
    if (status < 300 || (status === 409 && isRepeated)) return response.body;
    if (status < 500) throw new Error(`${url} responded with ${status}: ${response.body}`);
  }
};

/** Runs `work` in so many concurrent loops. */
const together = (many: number, work: (index: number) => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: many }, (_, index) => work(index)));

/** Calendars per second that guests receive who reload at once, distributed over the BFFs. */
export const readsPerSecond = async ({ urls }: Deployment): Promise<number> => {
  let responses = 0;
  const begin = performance.now();
  await together(guests, async (guest) => {
    while (performance.now() < begin + readingMs) {
      await send(`${urls[guest % urls.length]}/api/bookings/occupied`);
      responses += 1;
    }
  });
  return (responses / (performance.now() - begin)) * 1_000;
};

/** Creates requests for one day each, all different. @returns their ids */
const askForDays = async ({ urls: [url] }: Deployment): Promise<string[]> => {
  const today = todayAt('Europe/Berlin');
  const days = Array.from({ length: requests }, (_, index) => addDays(today, index + 1)).entries();
  const ids: string[] = [];
  await together(owners, async () => {
    for (const [index, day] of days) {
      const stay = { startDate: day, endDate: day, name: `Guest ${index}`, email: `guest-${index}${mailDomain}` };
      const headers = { 'Idempotency-Key': randomUUID() };
      const created = await send(`${url}/api/bookings/request`, { method: 'POST', headers }, stay);
      ids.push((JSON.parse(created) as RequestView).id);
    }
  });
  return ids;
};

/** Waits until every guest has both e-mails, so that they do not disturb the next measurement. */
const expectGuestsTold = ({ mail }: Deployment): Promise<void> =>
  eventually(() => {
    const toGuests = mail.emails().filter(({ envelope }) => envelope.to.every((to) => to.endsWith(mailDomain)));
    if (toGuests.length < 2 * requests)
      throw new Error(`The mail server has only ${toGuests.length} e-mails to guests`);
  }, mailingMs);

/** Approvals per second while several owners approve one request after the other. Ends when all e-mails are sent. */
export const approvalsPerSecond = async (deployment: Deployment): Promise<number> => {
  const { urls, mail } = deployment;
  const token = await ownerToken(urls[0] ?? '', mail);
  const left = (await askForDays(deployment)).values();
  const headers = { Authorization: `Bearer ${token}` };
  const begin = performance.now();
  await together(owners, async (owner) => {
    const url = urls[owner % urls.length];
    for (const id of left)
      await send(`${url}/api/admin/requests/${id}`, { method: 'PATCH', headers }, { status: 'approved' });
  });
  const perSecond = (requests / (performance.now() - begin)) * 1_000;
  await expectGuestsTold(deployment);
  return perSecond;
};

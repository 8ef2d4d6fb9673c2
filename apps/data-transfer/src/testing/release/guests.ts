import type { RequestMessage, RequestView } from '@hearthstay/contracts';
import type { Quote } from '@hearthstay/prices';
import { linkIn, type SmtpListener } from '@hearthstay/testing';
import { apiOf, type Api } from './api';

/** A guest who requests days and receives e-mails with links. */
export const guestOf = (url: string, mail: SmtpListener) => {
  const visitor = apiOf(url);
  const ask = async (name: string, startDate: string, endDate: string, message?: string): Promise<RequestView> => {
    const stay = { startDate, endDate, adults: 2, children: name === 'Anna' ? [4] : [] };
    const { total } = await visitor.call<Quote>('POST', '/bookings/quote', stay);
    const contact = { name, email: `${name.toLowerCase()}@mail.example`, phone: '+49 151 234' };
    const guest = { ...contact, message, ...(name === 'Anna' && { arrivalTime: '16:30' }) };
    return visitor.call('POST', '/bookings/request', { ...stay, ...guest, quotedTotal: total });
  };
  const tokenOf = async (name: string, subject: string, path: string): Promise<string> => {
    const email = await mail.waitForEmail(
      ({ envelope, subject: actual }) =>
        envelope.to.includes(`${name.toLowerCase()}@mail.example`) && actual.includes(subject),
    );
    return linkIn(email, path).split('/').at(-1) ?? '';
  };
  const confirm = (token: string) => visitor.call('GET', `/bookings/confirm/${token}`);
  return { ask, tokenOf, confirm };
};

/** What guest and owner write to each other. */
const exchangeMessages = async (url: string, owner: Api, { id, statusLink }: { id: string; statusLink: string }) => {
  const path = `/requests/${id}/messages`;
  const guest = apiOf(url, statusLink);
  const { id: last } = await guest.call<RequestMessage>('POST', `/bookings${path}`, { text: 'Gibt es ein Boot?\nBen' });
  await owner.call('POST', `/admin${path}/read`, { last });
  await owner.call('POST', `/admin${path}`, { text: 'Ja, am Steg.' });
};

/** A booking that the owner enters, and an offer that holds its days. */
const enterStays = async (owner: Api): Promise<void> => {
  const entered = { name: 'Jana', start_date: '2031-07-05', end_date: '2031-07-08', adults: 2, status: 'confirmed' };
  await owner.call('POST', '/admin/requests', { ...entered, note: 'Bringt ihr Boot mit', total: 400_00 });
  const offered = { name: 'Karl', email: 'karl@mail.example', start_date: '2031-06-28', end_date: '2031-06-30' };
  await owner.call('POST', '/admin/offers', { ...offered, adults: 2, valid_days: 14, hold: true, note: 'Bis bald' });
};

/** Requests in every state. @returns the tokens of the links of an approved one */
export const receiveGuests = async (url: string, owner: Api, mail: SmtpListener) => {
  const { ask, tokenOf, confirm } = guestOf(url, mail);
  const decide = (id: string, status: 'approved' | 'declined') =>
    owner.call('PATCH', `/admin/requests/${id}`, { status });
  const approval = 'genehmigt';

  const anna = await ask('Anna', '2031-06-02', '2031-06-05', 'Grüße vom See\nmit Hund');
  const ben = await ask('Ben', '2031-06-05', '2031-06-07');
  const carla = await ask('Carla', '2031-06-03', '2031-06-06');
  const dora = await ask('Dora', '2031-06-10', '2031-06-12');
  await ask('Emil', '2031-06-20', '2031-06-22');
  await ask('Finn', '2031-06-25', '2031-06-27');
  const ida = await ask('Ida', '2031-06-17', '2031-06-19', 'Bitte vergessen Sie mich wieder');

  await confirm(await tokenOf('Emil', '', '/confirm/'));
  await decide(anna.id, 'approved');
  await confirm(await tokenOf('Anna', approval, '/confirm/'));
  await owner.call('POST', `/admin/requests/${anna.id}/payments`, {
    ...{ kind: 'deposit', amount: 90_00, date: '2031-05-12', note: 'Überweisung' },
  });
  await owner.call('PATCH', `/admin/requests/${ben.id}/price`, { total: 300_00, note: 'Weil Sie wiederkommen' });
  await decide(ben.id, 'approved');
  await decide(carla.id, 'declined');
  await decide(dora.id, 'approved');
  await owner.call('POST', `/admin/requests/${dora.id}/cancel`, { reason: 'Wasserschaden' });
  await decide(ida.id, 'declined');
  await owner.call('POST', '/admin/privacy/export', { email: 'ida@mail.example' });
  await owner.call('POST', '/admin/privacy/erase', { email: 'ida@mail.example' });
  await enterStays(owner);
  const statusLink = await tokenOf('Ben', approval, '/status/');
  await exchangeMessages(url, owner, { id: ben.id, statusLink });
  return { statusLink, confirmLink: await tokenOf('Ben', approval, '/confirm/') };
};

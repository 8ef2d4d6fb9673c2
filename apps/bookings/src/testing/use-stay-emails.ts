import {
  approveRequest,
  changeGuest,
  confirmRequest,
  recordPayment,
  stayEmailDue,
  stayEmailsSection,
  type StayEmailKind,
} from '@hearthstay/contracts';
import type { TestDatabase } from '@hearthstay/testing';
import { StayEmails } from '../requests/stay-emails/stay-emails';
import { useBookings } from './use-bookings';

/** An e-mail of a stay as the owner has written it, with the given changes. */
export const written = (changes: object = {}) => ({
  enabled: true,
  days: 3,
  hour: 9,
  onlyConfirmed: true,
  subject: { de: 'Bald, {{name}}', en: '' },
  text: { de: 'Am {{arrival}} ist alles bereit.', en: '' },
  ...changes,
});

/** Three days before the arrival on 2 June, 9:00 in Berlin. */
export const arrivalDue = '2031-05-30T07:00:00.000Z';

/** Gives a block of tests a running service, with calls that lead to e-mails of stays. */
export const useStayEmails = (database: TestDatabase) => {
  const bookings = useBookings(database, { undoSeconds: 0 });
  const { ask, call, clock, confirmTokenOf, eventsOf, service } = bookings;

  const set = (emails: Partial<Record<StayEmailKind, object>>) =>
    call(stayEmailsSection.replace, { ...stayEmailsSection.schema.parse({}), ...emails });
  const book = async (fields: Parameters<typeof ask>[0] = {}) => {
    const request = await ask(fields);
    await call(approveRequest, { id: request.id });
    await call(confirmRequest, { token: await confirmTokenOf(request) });
    return request;
  };
  const pay = (id: string, amount: number) =>
    call(recordPayment, { id, payment: { kind: 'balance', amount, date: '2031-05-16' } });
  const changeAddress = async (id: string, addresses: string[]) => {
    for (const email of addresses) await call(changeGuest, { id, email });
  };
  const sweep = () => service().get(StayEmails).run();
  const at = async (instant: string) => {
    clock.set(instant);
    await sweep();
  };
  const sent = () => eventsOf(stayEmailDue);
  const kindsSent = async () => (await sent()).map(({ kind }) => kind);

  return { ...bookings, set, book, pay, changeAddress, sweep, at, sent, kindsSent };
};

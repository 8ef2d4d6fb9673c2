import { addDays, todayAt, type Day } from '@hearthstay/stay';
import type { House } from './use-owners';

const today = todayAt('Europe/Berlin');

/** The days from the first to the last one, counted from today, as they are in the body of a request. */
export const daysFromToday = (first: number, last: number): { startDate: Day; endDate: Day } => ({
  startDate: addDays(today, first),
  endDate: addDays(today, last),
});

/** The same as they are in the calls about a request. */
export const stayFromToday = (first: number, last: number): { start_date: Day; end_date: Day } => ({
  start_date: addDays(today, first),
  end_date: addDays(today, last),
});

export const confirm = ({ api }: House, token: string): Promise<unknown> =>
  api.call('GET', `/bookings/confirm/${token}`);

/** A guest asks for days and confirms that by the link in the e-mail. @returns the id, and the token of the status */
export const ask = async (
  house: House,
  { name, email }: { name: string; email: string },
  [first, last]: [first: number, last: number],
): Promise<{ id: string; status: string }> => {
  const { api, letters } = house;
  const body = { name, email, ...daysFromToday(first, last) };
  const { id } = await api.call<{ id: string }>('POST', '/bookings/request', body);
  await confirm(house, await letters.tokenOf('request-received', email, '/confirm/'));
  return { id, status: await letters.tokenOf('request-received', email, '/status/') };
};

import {
  addCalendar,
  approveRequest,
  changeCalendar,
  createRequest,
  getStayRules,
  listCalendars,
  refreshCalendar,
  replaceStayRules,
  type RpcContract,
} from '@hearthstay/contracts';
import { PropertyClock } from '../../../property-clock';
import { startBookings } from '../../../testing/start-bookings';

/** The calls that a test can make. */
const contracts = {
  addCalendar,
  approveRequest,
  changeCalendar,
  createRequest,
  getStayRules,
  listCalendars,
  refreshCalendar,
  replaceStayRules,
} satisfies Record<string, RpcContract>;

export interface Call {
  id: number;
  name: keyof typeof contracts;
  request: object;
}

export type Reply = { id: number; response: unknown } | { id: number; failure: string };

/** This program runs the service in a separate process, which a test calls by messages and kills. */
const [uri = '', name = '', startsAt = '', feedHost = ''] = process.argv.slice(2);

const offset = Date.parse(startsAt) - Date.now();
const clock = new PropertyClock('Europe/Berlin', () => new Date(Date.now() + offset));
const database = { uri: () => uri, name: () => name };
const { client } = await startBookings(database, clock, { allowedHosts: [feedHost], repeatsTasks: true });

const reply = (response: Reply) => process.send?.(response);
process.on('message', ({ id, name, request }: Call) => {
  client.call<RpcContract>(contracts[name], request).then(
    (response) => reply({ id, response }),
    (error: unknown) => reply({ id, failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
reply({ id: 0, response: 'started' });

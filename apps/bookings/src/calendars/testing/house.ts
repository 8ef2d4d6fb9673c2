import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addCalendar,
  addFeed,
  approveRequest,
  cancelRequest,
  createRequest,
  DomainError,
  getStayRules,
  listCalendars,
  listOccupiedDays,
  readFeed,
  refreshCalendar,
  replaceStayRules,
} from '@hearthstay/contracts';
import { daysOfRange, heldRange, type Day, type StayRange, type StayUnit } from '@hearthstay/stay';
import type { TestDatabase } from '@hearthstay/testing';
import type { RunningBookings } from '../../testing/start-bookings';
import { storedIn, type Stored } from '../../testing/stored';
import type { TestClock } from '../../testing/test-clock';
import { anna } from '../../testing/use-bookings';
import { startReader } from './calendars';

/** Whether a house omits from its calendar the nights that it has read from the other one. */
export type Manners = 'tells its own days' | 'tells all days';

/** One house, with its calendar on a web server, which the other one reads. */
export class House {
  readonly booked = new Map<string, StayRange>();
  /** Whether its web server does not respond. */
  isAway = false;
  private token: string | null = null;
  private sourceId = '';
  private asked = 0;

  private constructor(
    private readonly service: RunningBookings,
    private readonly stored: Stored,
    private readonly clock: TestClock,
    private readonly server: Server,
  ) {}

  static async open(database: TestDatabase, clock: TestClock, server: Server, other: Server): Promise<House> {
    const { service } = await startReader(database, clock, { allowedHosts: [hostOf(other)] });
    const house = new House(service, storedIn(database), clock, server);
    server.on('request', (_request, response) => {
      house.calendar().then(
        (calendar) => response.end(calendar),
        () => response.writeHead(503).end(),
      );
    });
    return house;
  }

  close = () => this.service.close();

  /** Begins anew, reading another house. */
  async begin(manners: Manners, other: House): Promise<void> {
    await this.stored.clear();
    this.booked.clear();
    const { id } = await this.call(addCalendar, { name: 'The other', url: `http://${hostOf(other.server)}/` });
    this.sourceId = id;
    const calendarId = manners === 'tells its own days' ? id : null;
    this.token = (await this.call(addFeed, { name: 'For the other', calendarId })).token;
  }

  /** Reads the other house. */
  async read(): Promise<void> {
    await this.call(refreshCalendar, { id: this.sourceId });
  }

  async book(stay: StayRange): Promise<void> {
    this.asked += 1;
    const fields = { ...anna, email: `${this.asked}@mail.example`, startDate: stay.start, endDate: stay.end };
    await orRefused(async () => {
      const { id } = await this.call(createRequest, fields);
      await this.call(approveRequest, { id });
      this.booked.set(id, stay);
    });
  }

  async cancel(index: number): Promise<void> {
    const ids = [...this.booked.keys()];
    const id = ids[index % ids.length];
    if (id === undefined) return;
    await this.call(cancelRequest, { id });
    this.booked.delete(id);
  }

  switchTo = (unit: StayUnit) =>
    orRefused(async () => {
      await this.call(replaceStayRules, { sameDayTurnover: unit === 'nights' });
    });

  async unit(): Promise<StayUnit> {
    return (await this.call(getStayRules, {})).sameDayTurnover ? 'nights' : 'days';
  }

  /** The days, or nights, of its own guests. */
  async ownDays(): Promise<Set<Day>> {
    const unit = await this.unit();
    return new Set([...this.booked.values()].flatMap((stay) => daysOfRange(heldRange(stay, unit))));
  }

  /** The days, or nights, that cannot be booked here. */
  async takenDays(): Promise<Day[]> {
    const days = await this.call(listOccupiedDays, {});
    return days.filter(({ part }) => part !== 'until-noon').map(({ date }) => date);
  }

  /** Everything that a reading of the other house can change. */
  async shown(): Promise<object> {
    const sources = await this.call(listCalendars, {});
    const found = sources.map(({ days, hasVanished, conflicts }) => ({ days, hasVanished, conflicts }));
    return { found, taken: await this.takenDays() };
  }

  async conflicts(): Promise<number> {
    return (await this.call(listCalendars, {})).flatMap(({ conflicts }) => conflicts).length;
  }

  private readonly call: RunningBookings['client']['call'] = (contract, request) =>
    this.service.client.call(contract, request);

  private async calendar(): Promise<string> {
    this.clock.advance({ milliseconds: 1 });
    if (this.isAway) throw new Error('The house is unavailable');
    if (this.token === null) return 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    return (await this.call(readFeed, { token: this.token, userAgent: 'The other' })).calendar;
  }
}

const hostOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

const orRefused = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });

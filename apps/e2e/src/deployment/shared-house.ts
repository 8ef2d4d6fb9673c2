import { daysBetween, parseDay } from '@hearthstay/stay';
import { dateOfNextMonth, today } from '../people/next-month';
import type { Locale } from '../texts/texts';
import { Deployment } from './deployment';
import { guests } from './people';

/** Days of next month in the calendar of the shared house. All others up to the last bookable one are free. */
export const sharedDays = { taken: { from: 10, to: 12 }, closed: 15, lastBookable: 24 };

const furnish = async (deployment: Deployment): Promise<void> => {
  const { taken, closed, lastBookable } = sharedDays;
  const owner = await deployment.ownerApi();
  const days = { startDate: dateOfNextMonth(taken.from), endDate: dateOfNextMonth(taken.to) };
  await deployment.book({ ...guests.jonas, ...days });
  await owner.call('POST', '/admin/block-dates', { dates: [dateOfNextMonth(closed)] });
  const maxAdvanceBookingDays = daysBetween(parseDay(today()), parseDay(dateOfNextMonth(lastBookable)));
  await owner.call('PATCH', '/admin/settings', { maxAdvanceBookingDays });
};

/** A deployment with a booking, a closed day and a last bookable day, for tests that leave it as it is. */
export class SharedHouse {
  private deployment: Deployment | undefined;
  private furnishedOn = '';

  constructor(private readonly locale: Locale) {}

  /** The running house. It is another one after midnight, because its days are relative to today. */
  async open(): Promise<Deployment> {
    if (this.deployment && this.furnishedOn === today()) return this.deployment;
    await this.close();
    this.furnishedOn = today();
    this.deployment = await Deployment.start(this.locale);
    await furnish(this.deployment);
    return this.deployment;
  }

  /** Its settings, blocked days and requests, for owners, because responses to guests are cached. */
  async content(): Promise<unknown[]> {
    const owner = await this.deployment!.ownerApi();
    const paths = ['/admin/settings', '/admin/blocked-dates', '/admin/requests'];
    return Promise.all(paths.map((path) => owner.call('GET', path)));
  }

  /** @returns the exit code of the product; 0 if it was never opened */
  async close(): Promise<number | null> {
    const { deployment } = this;
    this.deployment = undefined;
    return deployment ? deployment.close() : 0;
  }
}

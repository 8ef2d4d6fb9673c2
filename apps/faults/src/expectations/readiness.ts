import { eventually } from '@hearthstay/testing';
import type { ApplicationName } from '../house/application';
import type { House } from '../house/house';

/**
 * Longer than an application takes to notice that what it needs is gone without a word, in milliseconds: two heartbeats
 * of the broker, of 5 seconds each, or a look at the database.
 */
const noticeMs = 20_000;

/** Both instances of these applications, and no others, say that they cannot work. */
export const expectUnready = (house: House, names: readonly ApplicationName[]): Promise<void> =>
  eventually(async () => {
    expect((await house.unreadyApplications()).sort()).toEqual([...names, ...names].sort());
  }, noticeMs);

/** Every application says that it can work. */
export const expectReady = (house: House): Promise<void> =>
  eventually(async () => {
    expect(await house.unreadyApplications()).toEqual([]);
  }, noticeMs);

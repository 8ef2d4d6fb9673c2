import { eventually } from '@hearthstay/testing';
import type { ApplicationName } from '../deployment/application';
import type { Deployment } from '../deployment/deployment';

/**
 * Longer than an application takes to detect a silent dependency, in milliseconds: two heartbeats of the broker of 5
 * seconds each, or a readiness check of the database.
 */
const detectionMs = 90_000;

/** Both instances of these applications, and no others, are not ready. */
export const expectUnready = (deployment: Deployment, names: readonly ApplicationName[]): Promise<void> =>
  eventually(async () => {
    expect((await deployment.unreadyApplications()).sort()).toEqual([...names, ...names].sort());
  }, detectionMs);

/** Every application is ready. */
export const expectReady = (deployment: Deployment): Promise<void> =>
  eventually(async () => {
    expect(await deployment.unreadyApplications()).toEqual([]);
  }, detectionMs);

import type { Page } from '@playwright/test';
import type { Deployment } from '../deployment/deployment';
import type { Guest } from '../people/guest';
import type { Owner } from '../people/owner';
import type { Texts } from '../texts/texts';

/** The fixtures for opening screens of guests and of the owner. */
export interface Visit {
  /** The browser of the guest. */
  page: Page;
  deployment: Deployment;
  guest: Guest;
  owner: Owner;
  t: Texts['t'];
}

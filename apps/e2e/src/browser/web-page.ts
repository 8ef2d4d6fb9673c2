import type { Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];

interface TextMatch {
  exact?: boolean;
}

interface Finder<Found> {
  getByRole(role: Role, options?: TextMatch & { name?: string | RegExp }): Found;
  getByLabel(text: string | RegExp, options?: TextMatch): Found;
  getByText(text: string | RegExp, options?: TextMatch): Found;
  /** By a CSS selector. */
  locator(selector: string): Found;
}

/** An element of a page, which is located again for each action; `Self` is the driver's own type of it. */
export interface PageElement<Self> extends Finder<Self> {
  and(other: Self): Self;
  or(other: Self): Self;
  first(): Self;
  filter(by: { hasText: string | RegExp }): Self;
  /** Whether it is visible at this moment. */
  isVisible(): Promise<boolean>;
  click(): Promise<void>;
  /** Drags it by mouse onto the middle of another element. */
  dragTo(other: Self): Promise<void>;
  /** Replaces the value of the field; days are `YYYY-MM-DD`. */
  fill(text: string): Promise<void>;
  waitFor(options: { state: 'visible' | 'hidden'; timeout: number }): Promise<void>;
}

/**
 * The part of a page's interface that the tests of all engines use. Playwright's `Page` implements it, and so does a
 * page behind WebDriver.
 */
export interface WebPage<Found> extends Finder<Found> {
  keyboard: { press(key: string): Promise<void> };
  goto(address: string): Promise<unknown>;
  /** The HTML of the page in its current state. */
  content(): Promise<string>;
  screenshot(options: { path: string }): Promise<unknown>;
}

/** That of the tests' other expectations is as long. */
const timeout = 30_000;

interface Awaited {
  waitFor(options: { state: 'visible' | 'hidden'; timeout: number }): Promise<void>;
}

export const appears = (element: Awaited): Promise<void> => element.waitFor({ state: 'visible', timeout });

export const disappears = (element: Awaited): Promise<void> => element.waitFor({ state: 'hidden', timeout });

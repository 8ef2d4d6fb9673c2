import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { hasStarted } from '../browser/start';
import type { PageElement, Role, WebPage } from '../browser/web-page';
import { keepPressFor, wasMissed } from './press-in-page';
import { findInPage, pattern, type Step } from './query';

const libraryPackage = createRequire(import.meta.url).resolve('@testing-library/dom/package.json');

/** The file that the package declares for pages without modules. */
const { 'umd:main': pageScript } = JSON.parse(readFileSync(libraryPackage, 'utf8')) as { 'umd:main': string };
const testingLibrary = readFileSync(join(dirname(libraryPackage), pageScript), 'utf8');

const scrollToCenter = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });

interface Seen {
  isReady: boolean;
  seen: WebElement[];
}

interface Naming {
  name?: string | RegExp;
  exact?: boolean;
}

/** The common part of pages and elements: both find the elements in them. */
abstract class WebDriverFinder {
  constructor(
    protected readonly driver: WebDriver,
    protected readonly steps: Step[],
  ) {}

  getByRole(role: Role, { name, exact }: Naming = {}): WebDriverElement {
    return this.narrow({ by: 'role', role, ...(name !== undefined && { name: pattern(name, exact) }) });
  }

  getByLabel(text: string | RegExp, { exact }: Naming = {}): WebDriverElement {
    return this.narrow({ by: 'label', text: pattern(text, exact) });
  }

  getByText(text: string | RegExp, { exact }: Naming = {}): WebDriverElement {
    return this.narrow({ by: 'text', text: pattern(text, exact) });
  }

  locator(selector: string): WebDriverElement {
    return this.narrow({ by: 'css', selector });
  }

  protected narrow(step: Step): WebDriverElement {
    return new WebDriverElement(this.driver, [...this.steps, step]);
  }
}

/** An element behind WebDriver. Actions wait until it exists, and fail if several elements match. */
export class WebDriverElement extends WebDriverFinder implements PageElement<WebDriverElement> {
  and(other: WebDriverElement): WebDriverElement {
    return this.narrow({ by: 'and', steps: other.steps });
  }

  or(other: WebDriverElement): WebDriverElement {
    return this.narrow({ by: 'or', steps: other.steps });
  }

  first(): WebDriverElement {
    return this.narrow({ by: 'first' });
  }

  filter({ hasText }: { hasText: string | RegExp }): WebDriverElement {
    return this.narrow({ by: 'content', text: pattern(hasText) });
  }

  async isVisible(): Promise<boolean> {
    return (await this.seen()).length > 0;
  }

  async click(): Promise<void> {
    await this.use(async (element) => {
      await this.driver.executeScript(keepPressFor, element);
      await element.click();
      expect(await this.driver.executeScript(wasMissed), 'whether the press went elsewhere').toBe(false);
    });
  }

  async dragTo(other: WebDriverElement): Promise<void> {
    await this.use(async (from) => {
      const [to] = await other.seen();
      await this.driver.actions().move({ origin: from }).press().move({ origin: to! }).release().perform();
    });
  }

  async fill(text: string): Promise<void> {
    await this.use(async (element) => {
      const isDay = (await element.getAttribute('type')) === 'date';
      await element.clear();
      // The browser's locale has no country, so date fields have the month first and the year last.
      await element.sendKeys(isDay ? text.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1') : text);
    });
  }

  async waitFor({ state, timeout }: { state: 'visible' | 'hidden'; timeout: number }): Promise<void> {
    const wanted = state === 'visible' ? 1 : 0;
    await expect.poll(async () => (await this.seen()).length, { message: this.texts, timeout }).toBe(wanted);
  }

  /** Retries an action: the page may have replaced the element since it was found. */
  private async use(act: (element: WebElement) => Promise<void>): Promise<void> {
    await expect(async () => {
      const [element, ...others] = await this.seen();
      expect(others.length).toBe(0);
      // The driver does not reach some fields outside of the window.
      await this.driver.executeScript(scrollToCenter, element);
      await act(element!);
    }, this.texts).toPass({ timeout: 60_000 });
  }

  private async seen(): Promise<WebElement[]> {
    try {
      const { isReady, seen } = await this.driver.executeScript<Seen>(findInPage, this.steps);
      if (isReady) return seen;
      await this.driver.executeScript(testingLibrary);
    } catch (cause) {
      // The page has replaced an element between the search and its response.
      if (!(cause instanceof error.StaleElementReferenceError)) throw cause;
    }
    return this.seen();
  }

  private get texts(): string {
    return `how many can be seen of ${JSON.stringify(this.steps)}`;
  }
}

/** A page behind WebDriver. */
export class WebDriverPage extends WebDriverFinder implements WebPage<WebDriverElement> {
  readonly keyboard = {
    /** `key` is a value of `KeyboardEvent.key`: `ArrowRight`. */
    press: (key: string): Promise<void> => {
      const name = key.replace(/(?<=.)[A-Z]/g, '_$&').toUpperCase() as 'ARROW_RIGHT';
      return this.driver.actions().sendKeys(Key[name]).perform();
    },
  };

  constructor(
    driver: WebDriver,
    /** The prefix of addresses that are only a path. */
    private readonly baseUrl: string,
  ) {
    super(driver, []);
  }

  async goto(address: string): Promise<void> {
    await this.driver.get(new URL(address, this.baseUrl).href);
    await this.driver.wait(() => this.driver.executeScript<boolean>(hasStarted), 60_000);
  }

  /** Until `act` has ended, this page is the frame in it. */
  async inFrame(act: () => Promise<void>): Promise<void> {
    await this.driver.switchTo().frame(0);
    await act();
    await this.driver.switchTo().defaultContent();
  }

  /** Waits for the tab that `act` opens; from then on, this page is that tab. */
  async followToTab(act: () => Promise<void>): Promise<void> {
    const before = await this.driver.getAllWindowHandles();
    await act();
    const opened = await this.driver.wait(async () => {
      const handles = await this.driver.getAllWindowHandles();
      return handles.find((handle) => !before.includes(handle));
    }, 60_000);
    await this.driver.switchTo().window(opened!);
  }

  async content(): Promise<string> {
    return this.driver.getPageSource();
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    await writeFile(path, await this.driver.takeScreenshot(), 'base64');
  }
}

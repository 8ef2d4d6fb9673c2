import type { Locator, Page } from '@playwright/test';
import { press } from '../browser/press';
import { appears, type PageElement, type WebPage } from '../browser/web-page';
import { write } from '../browser/write';
import type { Person } from '../deployment/people';
import type { Texts } from '../texts/texts';
import { dateOfNextMonth } from './next-month';

/** Days of next month, both included. */
export interface Stay {
  from: number;
  to: number;
}

/** The states of a day in the calendar, as screen readers announce them. */
type DayState = 'free' | 'taken' | 'closed' | 'tooFar' | 'past';

/** A guest with a separate browser, which is Playwright's by default. */
export class Guest<Found extends PageElement<Found> = Locator, Opened = Page> {
  readonly name: string;
  readonly email: string;

  constructor(
    readonly page: WebPage<Found> & Opened,
    private readonly texts: Texts,
    person: Person,
  ) {
    this.name = person.name;
    this.email = person.email;
  }

  /**
   * Opens the calendar at next month after the occupied days have loaded. With selected days of that month it opens
   * there.
   */
  async openCalendar(): Promise<void> {
    await this.page.goto('/');
    await appears(this.page.locator('[role="grid"][aria-busy="false"]'));
    const middleOfMonth = 15;
    if (!(await this.day(middleOfMonth).isVisible())) {
      await press(this.page.getByRole('button', { name: this.texts.t('calendar.nextMonth') }));
    }
  }

  async choose({ from, to }: Stay): Promise<void> {
    await this.openCalendar();
    await press(this.day(from));
    if (to !== from) await press(this.day(to));
  }

  async fillIn(message = ''): Promise<void> {
    await write(this.nameField, this.name);
    await write(this.emailField, this.email);
    await write(this.messageField, message);
  }

  /** Sends a request and does not expect an outcome. */
  async send(stay: Stay, message?: string): Promise<void> {
    await this.choose(stay);
    await this.fillIn(message);
    await press(this.submit);
  }

  async ask(stay: Stay, message?: string): Promise<void> {
    await this.send(stay, message);
    await appears(this.page.getByRole('heading', { name: this.texts.t('home:sent.title') }));
  }

  get nameField(): Found {
    return this.page.getByLabel(this.texts.t('home:form.name'), { exact: true });
  }

  get emailField(): Found {
    return this.page.getByLabel(this.texts.t('email.label'));
  }

  get messageField(): Found {
    return this.page.getByLabel(this.texts.t('home:form.message'));
  }

  get submit(): Found {
    return this.page.getByRole('button', { name: this.texts.t('home:form.submit') });
  }

  /** A day of next month. */
  day(dayOfMonth: number): Found {
    return this.date(dateOfNextMonth(dayOfMonth));
  }

  /** Any day that the calendar shows, by its date. */
  date(date: string): Found {
    return this.page.locator(`[data-day="${date}"]`);
  }

  async expectTaken(stay: Stay): Promise<void> {
    await this.openCalendar();
    await this.expectDays(stay, 'taken');
    await this.expectDays({ from: stay.to + 1, to: stay.to + 1 }, 'free');
  }

  async expectClosed(stay: Stay): Promise<void> {
    await this.openCalendar();
    await this.expectDays(stay, 'closed');
    await this.expectDays({ from: stay.to + 1, to: stay.to + 1 }, 'free');
  }

  async expectFree(stay: Stay): Promise<void> {
    await this.openCalendar();
    await this.expectDays(stay, 'free');
  }

  /** Expects the announcement of the day for screen readers, without its date. */
  async expectDay(dayOfMonth: number, state: DayState): Promise<void> {
    const heard = this.texts.t(`home:day.${state}`, { day: '' });
    const sounds = this.page.getByRole('button', { name: new RegExp(`\\d${heard}(, |$)`) });
    await appears(this.day(dayOfMonth).and(sounds));
  }

  private async expectDays({ from, to }: Stay, state: DayState): Promise<void> {
    for (let day = from; day <= to; day += 1) await this.expectDay(day, state);
  }
}

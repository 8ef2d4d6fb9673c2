import { expect, type Locator, type Page } from '@playwright/test';
import { dayOfNextMonth } from './next-month';
import { chooseLanguage } from './choose-language';
import type { Texts } from './texts';

/** Days of next month, both included. */
export interface Stay {
  from: number;
  to: number;
}

/** Somebody who would like to stay, at a browser of their own. */
export class Guest {
  constructor(
    readonly page: Page,
    private readonly texts: Texts,
    readonly name: string,
    readonly email: string,
  ) {}

  /** Opens the calendar, in the guest's language, at next month. */
  async openCalendar(): Promise<void> {
    await this.page.goto('/');
    await chooseLanguage(this.page, this.texts);
    await this.page.getByRole('button', { name: this.texts.calendar.nextMonth }).click();
  }

  async choose({ from, to }: Stay): Promise<void> {
    await this.openCalendar();
    await this.day(from).click();
    if (to !== from) await this.day(to).click();
  }

  /** Sends a request, whatever comes of it. */
  async send(stay: Stay): Promise<void> {
    const { form } = this.texts;
    await this.choose(stay);
    await this.page.getByLabel(form.name, { exact: true }).fill(this.name);
    await this.page.getByLabel(form.email).fill(this.email);
    await this.page.getByLabel(form.message).fill('Wir freuen uns auf den Garten! 🌻 "Grüße" & <b>bis bald</b>');
    await this.page.getByRole('button', { name: form.send }).click();
  }

  async ask(stay: Stay): Promise<void> {
    await this.send(stay);
    await expect(this.page.getByRole('heading', { name: this.texts.form.sent })).toBeVisible();
  }

  /** The button of a day of next month; its name ends with what the day is. */
  day(dayOfMonth: number): Locator {
    return this.page.getByRole('button', { name: dayOfNextMonth(dayOfMonth, this.texts.locale) });
  }

  async expectTaken(stay: Stay): Promise<void> {
    await this.openCalendar();
    await this.expectDays(stay, this.texts.calendar.taken);
    await this.expectDays({ from: stay.to + 1, to: stay.to + 1 }, `${this.texts.calendar.free}$`);
  }

  async expectClosed(stay: Stay): Promise<void> {
    await this.openCalendar();
    await this.expectDays(stay, `${this.texts.calendar.closed}$`);
    await this.expectDays({ from: stay.to + 1, to: stay.to + 1 }, `${this.texts.calendar.free}$`);
  }

  async expectFree(stay: Stay): Promise<void> {
    await this.openCalendar();
    await this.expectDays(stay, `${this.texts.calendar.free}$`);
  }

  private async expectDays({ from, to }: Stay, state: string): Promise<void> {
    for (let day = from; day <= to; day += 1) {
      await expect(this.day(day)).toHaveAccessibleName(new RegExp(`, ${state}`));
    }
  }
}

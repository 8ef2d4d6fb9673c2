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

  async ask(stay: Stay): Promise<void> {
    const { form } = this.texts;
    await this.openCalendar();
    await this.day(stay.from).click();
    if (stay.to !== stay.from) await this.day(stay.to).click();
    await this.page.getByLabel(form.name, { exact: true }).fill(this.name);
    await this.page.getByLabel(form.email).fill(this.email);
    await this.page.getByLabel(form.message).fill('Wir freuen uns auf den Garten! 🌻 "Grüße" & <b>bis bald</b>');
    await this.page.getByRole('button', { name: form.send }).click();
    await expect(this.page.getByRole('heading', { name: form.sent })).toBeVisible();
  }

  /** The button of a day of next month; its name ends with what the day is. */
  day(dayOfMonth: number): Locator {
    return this.page.getByRole('button', { name: dayOfNextMonth(dayOfMonth, this.texts.locale) });
  }

  async expectTaken({ from, to }: Stay): Promise<void> {
    await this.openCalendar();
    for (let day = from; day <= to; day += 1) {
      await expect(this.day(day)).toHaveAccessibleName(new RegExp(`, ${this.texts.calendar.taken}`));
    }
    await expect(this.day(to + 1)).toHaveAccessibleName(new RegExp(`, ${this.texts.calendar.free}$`));
  }

  async expectFree({ from, to }: Stay): Promise<void> {
    await this.openCalendar();
    for (const day of [from, to]) {
      await expect(this.day(day)).toHaveAccessibleName(new RegExp(`, ${this.texts.calendar.free}$`));
    }
  }
}

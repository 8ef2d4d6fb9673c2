import { expect, type Locator, type Page } from '@playwright/test';
import type { Mail } from '../mail/mail';
import { chooseLanguage } from './choose-language';
import type { Texts } from './texts';

export const ownerEmail = 'owner@example.com';

type Tab = 'dashboard' | 'bookings' | 'availability' | 'settings';

/** An owner of the house, at a browser of their own. */
export class Owner {
  constructor(
    readonly page: Page,
    private readonly texts: Texts,
    private readonly mail: Mail,
    readonly email = ownerEmail,
  ) {}

  async logIn(): Promise<void> {
    const { login } = this.texts;
    await this.page.goto('/admin/login');
    await chooseLanguage(this.page, this.texts);
    await this.page.getByLabel(this.texts.form.email).fill(this.email);
    await this.page.getByRole('button', { name: login.submit }).click();
    await expect(this.page.getByRole('heading', { name: login.sent })).toBeVisible();
    await this.mail.followLink(this.page, { to: this.email, subject: this.texts.subjects.adminLink }, '/admin/access/');
    await expect(this.page.getByRole('heading', { name: login.granted })).toBeVisible();
    await expect(this.page.getByRole('heading', { name: this.texts.panel.title, exact: true })).toBeVisible();
  }

  /** The row of a guest's request. */
  requestOf(email: string): Locator {
    return this.page.getByRole('row').filter({ hasText: email });
  }

  async open(tab: Tab): Promise<void> {
    await this.page.goto(`/admin?tab=${tab}`);
  }

  /** A part of a tab, by its title. */
  card(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  async openRequests(): Promise<void> {
    await this.open('bookings');
    await expect(this.page.getByRole('table')).toBeVisible();
  }

  async approve(email: string): Promise<void> {
    await this.decide(email, this.texts.panel.approve, this.texts.statuses.approved);
  }

  async decline(email: string): Promise<void> {
    await this.decide(email, this.texts.panel.decline, this.texts.statuses.declined);
  }

  async openCancelDialog(email: string): Promise<Locator> {
    await this.requestOf(email).getByRole('button', { name: this.texts.panel.cancel }).click();
    return this.page.getByRole('dialog');
  }

  async cancel(email: string, reason: string): Promise<void> {
    const dialog = await this.openCancelDialog(email);
    await dialog.getByLabel(this.texts.cancelDialog.reason).fill(reason);
    await dialog.getByRole('button', { name: this.texts.cancelDialog.confirm }).click();
    await expect(this.requestOf(email)).toContainText(this.texts.statuses.cancelled);
  }

  private async decide(email: string, action: string, status: string): Promise<void> {
    await this.requestOf(email).getByRole('button', { name: action }).click();
    await expect(this.requestOf(email).getByText(status, { exact: true }).first()).toBeVisible();
  }
}

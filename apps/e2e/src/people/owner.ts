import type { Locator, Page } from '@playwright/test';
import { press } from '../browser/press';
import { storage, store } from '../browser/storage';
import { untilShown } from '../browser/until-shown';
import { appears, type PageElement, type WebPage } from '../browser/web-page';
import { write } from '../browser/write';
import type { AdminSession } from '../deployment/deployment';
import { owners } from '../deployment/people';
import type { Mail } from '../mail/mail';
import { subjects } from '../mail/subjects';
import type { Texts } from '../texts/texts';

const [firstOwner] = owners;

export type Tab = 'dashboard' | 'bookings' | 'availability' | 'settings';

/** An owner of the house with a separate browser, which is Playwright's by default. */
export class Owner<Found extends PageElement<Found> = Locator, Opened = Page> {
  constructor(
    readonly page: WebPage<Found> & Opened,
    private readonly texts: Texts,
    private readonly mail: Mail<WebPage<Found> & Opened>,
    readonly email: string = firstOwner.email,
  ) {}

  /** Signs in on the login page. */
  async logIn(): Promise<void> {
    const { t, locale } = this.texts;
    await this.page.goto('/admin/login');
    await write(this.page.getByLabel(t('email.label')), this.email);
    await press(this.page.getByRole('button', { name: t('admin-login:submit') }));
    await appears(this.page.getByRole('heading', { name: t('admin-login:sent.title') }));
    await this.mail.followLink(this.page, { to: this.email, subject: subjects[locale].adminLink }, '/admin/access/');
    await appears(this.page.getByRole('heading', { name: t('admin:title'), exact: true }));
  }

  /** Opens the tab with an existing session. */
  async resume(this: Owner, { token, email }: AdminSession, tab: Tab): Promise<void> {
    // Any file of the site gives access to its storage; this one is small and public.
    await this.page.goto('/favicon.svg');
    await store(this.page, { [storage.adminToken]: token, [storage.adminEmail]: email });
    await this.open(tab);
  }

  async open(tab: Tab): Promise<void> {
    await this.page.goto(`/admin?tab=${tab}`);
  }

  /** The addresses of all tabs, and of all sections of the settings, as the panel links to them. */
  async addresses(this: Owner): Promise<string[]> {
    const { t } = this.texts;
    const linksIn = (label: string) => this.page.getByRole('navigation', { name: label }).getByRole('link');
    await this.open('settings');
    const sections = linksIn(t('admin:settings.sections.label'));
    await appears(sections.first());
    const links = [...(await linksIn(t('admin:tabs.label')).all()), ...(await sections.all())];
    return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  }

  /** A card of a tab, by its title. */
  card(title: string): Found {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** The guest's request: a row of the table, or a card on narrow screens. */
  requestOf(email: string): Found {
    const list = this.card(this.texts.t('admin:tabs.bookings'));
    return list.getByRole('row').or(list.getByRole('listitem')).filter({ hasText: email });
  }

  /** The page of a booking. */
  get openedBooking(): Found {
    return this.page.getByRole('article', { name: this.texts.t('admin:bookingPage.label') });
  }

  /** The name of the house, its limits and its password. */
  get settingsForm(): Found {
    return this.card(this.texts.t('admin:general.title'));
  }

  async saveSettings(): Promise<void> {
    await press(this.settingsForm.getByRole('button', { name: this.texts.t('admin:general.save') }));
  }

  /** Saves the form in a part of the page, and waits for its note, which disappears after three seconds. */
  async saveIn(this: Owner, part: Locator): Promise<void> {
    const { t } = this.texts;
    const save = part.getByRole('button', { name: t('admin:general.save') });
    await untilShown(part, t('admin:general.saved'), () => press(save));
  }

  get filter(): Found {
    return this.page.getByLabel(this.texts.t('admin:bookings.show'));
  }

  approveButton(email: string): Found {
    return this.requestOf(email).getByRole('button', { name: this.texts.t('admin:bookings.approve') });
  }

  async approve({ name, email }: { name: string; email: string }): Promise<void> {
    await press(this.approveButton(email));
    await this.expectNotice(this.texts.t('admin:bookings.done.approved', { name }));
  }

  async decline({ name, email }: { name: string; email: string }): Promise<void> {
    await press(this.requestOf(email).getByRole('button', { name: this.texts.t('admin:bookings.decline') }));
    await this.expectNotice(this.texts.t('admin:bookings.done.declined', { name }));
  }

  async openCancelDialog(email: string): Promise<Found> {
    await press(this.requestOf(email).getByRole('button', { name: this.texts.t('admin:bookings.cancel') }));
    return this.page.getByRole('dialog');
  }

  async cancel({ name, email }: { name: string; email: string }, reason: string): Promise<void> {
    const dialog = await this.openCancelDialog(email);
    await write(dialog.getByLabel(this.texts.t('admin:cancelDialog.reason')), reason);
    await press(dialog.getByRole('button', { name: this.texts.t('admin:cancelDialog.confirm') }));
    await this.expectNotice(this.texts.t('admin:bookings.done.cancelled', { name }));
  }

  /** Waits for a notice at the bottom of the window, which is shown only after the product has responded. */
  async expectNotice(text: string): Promise<void> {
    await appears(this.page.locator('[aria-live]').getByText(text, { exact: true }));
  }
}

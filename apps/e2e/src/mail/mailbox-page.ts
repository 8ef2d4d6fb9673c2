import { expect, type Page } from '@playwright/test';
import type { Letter, Mail } from './mail';

/** The page on which the product shows its e-mails while no mail server is configured. */
export class MailboxPage implements Mail {
  constructor(
    private readonly page: Page,
    /** The address that the product prints at its start. */
    private readonly address: string,
  ) {}

  async followLink(page: Page, letter: Letter, path: string): Promise<void> {
    await this.open(page, letter);
    await page.frameLocator('iframe').locator(`a[href*="${path}"]`).first().click();
    await page.waitForURL(`**${path}*`);
  }

  async textOf(letter: Letter): Promise<string> {
    await this.open(this.page, letter);
    return (await this.page.locator('details pre').textContent()) ?? '';
  }

  private async open(page: Page, { to, subject }: Letter): Promise<void> {
    const entry = page
      .getByRole('link')
      .filter({ hasText: to })
      .filter({ has: page.getByText(subject) });
    // The page shows new e-mails without a reload.
    await page.goto(this.address);
    await expect(entry).toHaveCount(1, { timeout: 60_000 });
    await entry.click();
  }
}

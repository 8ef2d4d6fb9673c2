import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { owners } from './deployment/people';
import { subjects } from './mail/subjects';
import { expect, test } from './product/fixtures';

const question = 'Gibt es ein Kinderbett?\n<script>alert(1)</script> https://example.com/';
const reply = 'Gern, es steht bereit.';

/** The width by which a page exceeds its window, in pixels. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  'guest and owner write to each other',
  { tag: ['@crossed', '@desk'] },
  async ({ guest, owner, deployment, mail, t, language }) => {
    const send = async (section: Locator, field: string, text: string) => {
      await write(section.getByLabel(field), text);
      await press(section.getByRole('button', { name: t('thread:send') }));
      await expect(section.getByRole('log').getByText(text.split('\n').at(-1) ?? '')).toBeVisible();
      await expect(section.getByText(t('thread:sending'))).toHaveCount(0);
    };
    const ofGuest = guest.page.getByRole('region', { name: t('status:messages.title') });
    const { openedBooking: booking, page } = owner;
    const ofOwner = booking.getByRole('region', { name: t('admin:bookingPage.conversation') });

    await test.step('the guest writes from the page of the status link', async () => {
      await guest.ask({ from: 10, to: 12 });
      const letter = { to: guest.email, subject: subjects[language].confirmRequest };
      await mail.followLink(guest.page, letter, '/status/');
      await send(ofGuest, t('status:messages.placeholder'), question);
      await expect(ofGuest.getByRole('link')).toHaveCount(0);
      await expectAccessible(guest.page);
    });

    await test.step('the owner gets it by e-mail, sees what is new, and replies', async () => {
      const letter = { to: owners[0].email, subject: subjects[language].message };
      const text = await mail.textOf(letter);
      expect(text).toContain('> Gibt es ein Kinderbett?\n> <script>alert(1)</script> https://example.com/');
      await owner.resume(await deployment.session(), 'bookings');
      const row = owner.requestOf(guest.email);
      await expect(row.getByText(t('thread:unread', { count: 1 }))).toBeAttached();
      await mail.followLink(page, letter, '/admin/bookings/');
      await expect(ofOwner).toBeFocused();
      await expect(ofOwner.getByText('Gibt es ein Kinderbett?')).toBeInViewport();
      await expect(ofOwner.getByText(t('thread:new'), { exact: true })).toBeVisible();
      await ofOwner.hover();
      await expect(ofOwner.getByText(t('thread:unread', { count: 1 }))).toHaveCount(0);
      await send(ofOwner, t('admin:bookingPage.writeTo', { name: guest.name }), reply);
      await expectAccessible(page);
    });

    await test.step('the guest gets the reply by e-mail and on the page', async () => {
      const letter = { to: guest.email, subject: subjects[language].messageFromOwner };
      expect(await mail.textOf(letter)).toContain(`> ${reply}`);
      await mail.followLink(guest.page, letter, '/status/');
      await expect(ofGuest.getByText(reply)).toBeVisible();
      await expect(ofGuest.getByText(t('thread:new'), { exact: true })).toBeVisible();
      await expect(ofGuest.getByText(new RegExp(t('thread:read')))).toBeVisible();
    });

    await test.step('a word of 2,000 letters makes no page wider', async () => {
      await send(ofGuest, t('status:messages.placeholder'), 'w'.repeat(2_000));
      await guest.page.setViewportSize({ width: 360, height: 800 });
      expect(await overflowOf(guest.page)).toBe(0);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.reload();
      await expect(ofOwner.getByText('w'.repeat(2_000))).toBeVisible();
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page);
    });
  },
);

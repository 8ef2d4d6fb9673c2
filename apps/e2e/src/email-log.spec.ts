import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { subjects } from './mail/subjects';
import { expect, test } from './product/fixtures';

test(
  'the owner sees why an e-mail is not sent, copies its link, and sends it again',
  { tag: ['@crossed', '@desk'] },
  async ({ guest, owner, deployment, t, language }) => {
    const { page } = owner;
    const { mail } = deployment;
    const log = page.getByRole('region', { name: t('admin:emailLog.title') });

    await test.step('the mail server refuses e-mails, in its own words', async () => {
      await owner.resume(await deployment.session(), 'settings');
      mail.refuseAll();
      await guest.ask({ from: 10, to: 12 });
      await press(page.getByRole('link', { name: t('admin:settings.sections.emails') }));
      await press(page.getByRole('link', { name: t('admin:emailLog.title') }));
      await expect(log.getByText(t('admin:emailLog.kinds.request-received'))).toBeVisible();
      await expect(log.getByText('451 Refused by the test')).toBeVisible();
      await press(page.getByRole('button', { name: t('admin:emailLog.test.send') }));
      await expect(page.getByRole('alert')).toContainText('451 Refused by the test');
      await expectAccessible(page);
    });

    await test.step('the link is copied, and the history says so', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(log.getByRole('button', { name: t('admin:emailLog.copyLink') }));
      await expect(page.getByText(t('admin:emailLog.copied', { email: guest.email }))).toBeVisible();
      const url = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(url).pathname).toMatch(/^\/confirm\/[\w-]{43}$/);
      await press(log.getByRole('link', { name: guest.name }));
      await expect(owner.openedBooking).toContainText(t('admin:bookingPage.emails.due', { count: 1 }));
      await expect(owner.openedBooking).toContainText('451 Refused by the test');
      await expectAccessible(page);
      await press(owner.openedBooking.getByRole('button', { name: t('admin:bookings.history.title') }));
      await expect(owner.openedBooking.getByText(t('admin:bookings.history.action.link-copied'))).toBeVisible();
    });

    await test.step('the history of everything says so, too, and is a file', async () => {
      await page.goto('/admin?tab=settings&section=history');
      const changes = page.getByRole('region', { name: t('admin:history.title') });
      await expect(changes.getByRole('listitem').first()).toContainText(t('admin:bookings.history.action.link-copied'));
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await press(changes.getByRole('button', { name: t('admin:history.download') }));
      expect((await download).suggestedFilename()).toBe(`${t('admin:history.title')}.csv`);
      await changes.getByRole('combobox', { name: t('admin:history.show') }).selectOption('admin');
      await expect(changes.getByRole('listitem').first()).toContainText(t('admin:history.actions.admin.added'));
      await press(page.getByRole('link', { name: t('admin:settings.sections.emails') }));
      await press(page.getByRole('link', { name: t('admin:emailLog.title') }));
    });

    await test.step('the server accepts e-mails again, and a click sends the e-mail at once', async () => {
      mail.acceptAll();
      await press(log.getByRole('button', { name: t('admin:emailLog.tryNow') }));
      await mail.letter({ to: guest.email, subject: subjects[language].confirmRequest });
      await expect(log.getByRole('button', { name: t('admin:emailLog.tryNow') })).toHaveCount(0);
      await expect(log.getByText(t('admin:emailLog.accepted')).first()).toBeVisible();
    });
  },
);

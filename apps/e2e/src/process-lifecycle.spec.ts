import { subjects } from './mail/subjects';
import { expect, test } from './product/fixtures';

test(
  'acknowledged requests and their e-mails survive a kill',
  { tag: '@desk' },
  async ({ page, deployment, guest, mail, t, language }) => {
    await guest.ask({ from: 10, to: 13 });
    await deployment.product.kill();
    await deployment.product.startAgain();

    await mail.followLink(page, { to: guest.email, subject: subjects[language].confirmRequest }, '/confirm/');
    await expect(page.getByRole('heading', { name: t('confirm:requested.title') })).toBeVisible();
  },
);

test(
  'Ctrl-C stops the program cleanly while a browser is connected',
  { tag: '@desk' },
  async ({ page, deployment }) => {
    await page.goto('/');
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await deployment.product.stop('SIGINT')).toBe(0);
  },
);

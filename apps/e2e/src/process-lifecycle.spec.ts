import { subjects } from './mail/subjects';
import { expect, test } from './product/fixtures';

test(
  'what was acknowledged survives a kill, e-mails included',
  { tag: '@desk' },
  async ({ page, deployment, guest, mail, t, language }) => {
    await guest.ask({ from: 10, to: 13 });
    await deployment.product.kill();
    await deployment.product.startAgain();

    await mail.followLink(page, { to: guest.email, subject: subjects[language].confirmRequest }, '/confirm/');
    await expect(page.getByRole('heading', { name: t('confirm:requested.title') })).toBeVisible();
  },
);

test('Ctrl-C ends it in good order, also with a browser connected', { tag: '@desk' }, async ({ page, deployment }) => {
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await deployment.product.stop('SIGINT')).toBe(0);
});

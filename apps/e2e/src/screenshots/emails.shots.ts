import { sampleEmails } from '../mail/sample-emails';
import { test } from './fixtures';

test('e-mails', async ({ page, language, shoot }) => {
  // Pictures of all kinds take longer than those of a page.
  test.slow();
  for (const { name, locale, html } of await sampleEmails()) {
    if (locale !== language || name.endsWith('-longest')) continue;
    await page.setContent(html);
    await shoot(`email-${name}`);
  }
});

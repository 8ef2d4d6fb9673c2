import type { ReceivedEmail } from '@hearthstay/testing/smtp';
import type { Page } from '@playwright/test';
import { guests, owners } from '../deployment/people';
import { expect, test } from './fixtures';

const [firstOwner] = owners;

/** The beginnings of the subjects, in German and English. */
const letters: Record<string, { to: string; subject: RegExp }> = {
  'confirm-request': { to: guests.anna.email, subject: /^(Bitte bestätigen|Please confirm)/ },
  approved: { to: guests.friederike.email, subject: /^(Ihre Anfrage ist genehmigt|Your request is approved)/ },
  confirmed: { to: guests.jonas.email, subject: /^(Ihre Buchung ist fest|Your booking is confirmed)/ },
  declined: { to: guests.sabine.email, subject: /^(Leider|Sorry)/ },
  cancelled: { to: guests.marta.email, subject: /storniert|cancelled/ },
  'guest-link': { to: guests.marta.email, subject: /^(Ihr Link zu Ihren Anfragen|The link to your requests)/ },
  'admin-link': { to: firstOwner.email, subject: /^(Ihr Link zur Verwaltung|Your admin link)/ },
  // The order of the words differs between the languages.
  booked: { to: firstOwner.email, subject: /^(?!Neue|New).*Jonas/ },
  'new-request': { to: firstOwner.email, subject: /^(Neue Anfrage|New request): Anna/ },
};

/** The browser cannot resolve the parts of an e-mail as mail clients do. */
const withEmbeddedImages = ({ html, attachments }: ReceivedEmail) =>
  attachments.reduce(
    (embedded, { contentId, contentType, content }) =>
      contentId === undefined
        ? embedded
        : embedded.replaceAll(`cid:${contentId.slice(1, -1)}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  );

const show = async (page: Page, email: ReceivedEmail) => {
  await page.setContent(withEmbeddedImages(email));
  await expect(page.locator('body')).toBeVisible();
};

test('e-mails', async ({ page, deployment, shoot }) => {
  await deployment.api.call('POST', '/bookings/send-access-link', { email: guests.marta.email });
  for (const [name, letter] of Object.entries(letters)) {
    await show(page, await deployment.mail.letter(letter));
    await shoot(`email-${name}`);
  }
});

import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { owners } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const [firstOwner] = owners;
const name = 'Familie Sørensen';
const email = 'henrik@soerensen.example';
const doorCode = '4719';

test(
  'the owner writes the e-mail before the arrival, previews and tests it, and its guest gets the door code',
  { tag: ['@crossed', '@desk'] },
  async ({ owner, page: guestPage, deployment, mail, t, language }) => {
    const { page } = owner;
    const heading = t('admin:stayEmails.kinds.arrival');
    const editor = page.getByRole('region', { name: heading });
    const subject = editor.getByRole('textbox', { name: t('admin:stayEmails.subject') });
    const text = editor.getByRole('textbox', { name: t('admin:stayEmails.text') });
    const preview = page.getByRole('region', { name: t('admin:stayEmails.preview') });
    const view = (id: 'write' | 'preview') => page.getByText(t(`admin:stayEmails.view.${id}`), { exact: true }).first();
    const insert = (placeholder: 'name' | 'arrival' | 'doorCode') =>
      press(editor.getByRole('button', { name: t(`admin:stayEmails.placeholders.${placeholder}`), exact: true }));

    await test.step('there is a stay', async () => {
      const [startDate, endDate] = [dateOfNextMonth(5), dateOfNextMonth(9)];
      const { id, token } = await deployment.ask({ name, email, startDate, endDate });
      await (await deployment.ownerApi()).call('PATCH', `/admin/requests/${id}`, { status: 'approved' });
      await deployment.api.call('GET', `/bookings/confirm/${token}`);
    });

    await test.step('text and placeholders are written, and the preview shows the stay', async () => {
      await owner.resume(await deployment.session(), 'settings');
      await press(page.getByRole('link', { name: t('admin:settings.sections.emails') }));
      await press(page.getByRole('link', { name: heading }));
      await press(editor.getByText(language === 'de' ? 'Deutsch' : 'English', { exact: true }));
      await write(subject, 'Bald, ');
      await subject.focus();
      await subject.press('End');
      await insert('name');
      await write(text, 'Am  ist alles bereit.\nCode: ');
      await text.focus();
      await text.press('Control+Home');
      for (let step = 0; step < 3; step += 1) await text.press('ArrowRight');
      await insert('arrival');
      await text.press('Control+End');
      await insert('doorCode');
      const names = {
        arrival: t('admin:stayEmails.placeholders.arrival'),
        code: t('admin:stayEmails.placeholders.doorCode'),
      };
      await expect(text).toHaveValue(`Am {{${names.arrival}}} ist alles bereit.\nCode: {{${names.code}}}`);
      await expect(editor.getByText(t('admin:stayEmails.unsaved'))).toBeVisible();
      await expectAccessible(page);
      if (!(await preview.isVisible())) await press(view('preview'));
      await expect(preview).toContainText(`Bald, ${name}`);
      await expect(preview).toContainText('Code: ••••');
      await expectAccessible(page);
      if (!(await editor.isVisible())) await press(view('write'));
    });

    await test.step('a test e-mail comes to the owner, with dots in place of the door code', async () => {
      await press(editor.getByRole('button', { name: t('admin:stayEmails.test') }));
      await expect(editor.getByText(t('admin:emailLog.test.sentHint', { email: firstOwner.email }))).toBeVisible();
      expect(await mail.textOf({ to: firstOwner.email, subject: /^Bald, Familie Sørensen$/ })).toContain('Code: ••••');
    });

    await test.step('what is wrong is refused at its field, and nothing is stored', async () => {
      const days = editor.getByLabel(t('admin:stayEmails.days.arrival'));
      await write(days, '400');
      await press(editor.getByText(t('admin:stayEmails.enabled')));
      await press(editor.getByRole('button', { name: t('admin:general.save') }));
      await expect(days).toHaveAccessibleDescription(t('errors:STAY_EMAIL_DAYS_OUT_OF_RANGE'));
      const code = editor.getByLabel(t('admin:stayEmails.doorCode'));
      await expect(code).toHaveAccessibleDescription(t('errors:DOOR_CODE_REQUIRED'));
      await write(days, '365');
      await write(code, doorCode);
      await owner.saveIn(editor);
    });

    await test.step('the guest gets the e-mail, and then sees the door code on the page of the stay', async () => {
      // The product looks for e-mails of stays once a minute, and at its start.
      await deployment.goTo();
      const text = await mail.textOf({ to: email, subject: /^Bald, Familie Sørensen$/ });
      expect(text).toContain(`Code: ${doorCode}`);
      await guestPage.goto(text.match(/https?:\/\/\S+\/status\/\S+/)?.[0] ?? '');
      await expect(guestPage.getByText(doorCode, { exact: true })).toBeVisible();
      await expectAccessible(guestPage);
    });

    await test.step('the log names the e-mail, and not what is in it', async () => {
      await press(page.getByRole('link', { name: t('admin:settings.sections.emails'), exact: true }));
      await press(page.getByRole('link', { name: t('admin:emailLog.title') }));
      const log = page.getByRole('region', { name: t('admin:emailLog.title') });
      await expect(log.getByText(t('admin:emailLog.kinds.stay-arrival'))).toBeVisible();
      await expect(log).not.toContainText(doorCode);
      await expectAccessible(page);
    });
  },
);

import { startHttpListener, type HttpListener } from '@hearthstay/testing/http-listener';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test as base } from './product/fixtures';

/** A receiver of notices in the operator's own network. */
const test = base.extend<{ receiver: HttpListener }>({
  receiver: async ({ language: _ }, use) => {
    const receiver = await startHttpListener((_request, response) => response.end('{"id":"1"}'));
    await use(receiver);
    await receiver.close();
  },
  settings: async ({ receiver }, use) => use({ ALLOWED_HOSTS: receiver.host }),
});

test(
  'the owner hears of a request beside e-mail, while the mail server refuses everything',
  { tag: '@phone' },
  async ({ owner, receiver, deployment, t }) => {
    const { page } = owner;
    const card = page.getByRole('region', { name: t('admin:noticeAddress.title') });
    const log = page.getByRole('region', { name: t('admin:emailLog.title') });

    await test.step('names a topic, and tests it', async () => {
      await owner.resume(await deployment.session(), 'settings');
      await press(page.getByRole('link', { name: t('admin:settings.sections.emails'), exact: true }));
      await press(page.getByRole('link', { name: t('admin:noticeAddress.title') }));
      await card.getByLabel(t('admin:noticeAddress.kind')).selectOption('ntfy');
      await card.getByLabel(t('admin:noticeAddress.url.ntfy')).fill(receiver.url('/our-house-8Fq2'));
      await press(card.getByRole('button', { name: t('admin:general.save') }));
      await press(card.getByRole('button', { name: t('admin:noticeAddress.test.send') }));
      await expect(card.getByText(t('admin:noticeAddress.test.said', { said: '200 OK: {"id":"1"}' }))).toBeVisible();
      expect(receiver.requests).toMatchObject([{ url: '/our-house-8Fq2', headers: { tags: 'bell' } }]);
      await expectAccessible(page);
    });

    await test.step('gets a notice of a request, with the way to it', async () => {
      const day = dateOfNextMonth(10);
      const { token } = await deployment.ask({ ...guests.jonas, startDate: day, endDate: day });
      deployment.mail.refuseAll();
      await deployment.api.call('GET', `/bookings/confirm/${token}`);
      await expect.poll(() => receiver.requests.length).toBe(2);
      const [, notice] = receiver.requests;
      expect(notice?.headers['tags']).toBe('house');
      expect(notice?.headers['click']).toContain(`${deployment.url}/admin/bookings/`);
      expect(notice?.body).not.toContain(guests.jonas.name);
      await page.goBack();
      await press(page.getByRole('link', { name: t('admin:emailLog.title') }));
      await expect(log.getByText(t('admin:emailLog.kinds.notice'))).toBeVisible();
    });
  },
);

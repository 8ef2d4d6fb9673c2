import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { Owner } from './people/owner';
import { expect, test } from './product/fixtures';

const { anna, jonas } = guests;

test(
  'of two requests for the same days only one is approved, also by concurrent decisions',
  { tag: '@desk' },
  async ({ page, deployment, owner, mail, texts, t }) => {
    const other = new Owner(page, texts, mail);
    const session = await deployment.session();
    await deployment.ask({ ...anna, startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(13) });
    await deployment.ask({ ...jonas, startDate: dateOfNextMonth(13), endDate: dateOfNextMonth(15) });

    await test.step('both owners see that they overlap', async () => {
      for (const one of [owner, other]) {
        await one.resume(session, 'bookings');
        await expect(one.requestOf(anna.email)).toContainText(t('admin:bookings.overlapsWith', { names: jonas.name }));
        await expect(one.requestOf(jonas.email)).toContainText(t('admin:bookings.notConfirmedYet'));
      }
      await expectAccessible(owner.page);
    });

    await test.step('the second approval is refused', async () => {
      await owner.approve(anna);
      await press(other.approveButton(jonas.email));
      await other.expectNotice(t('admin:bookings.daysTakenBy', { names: anna.name }));
      await expect(other.requestOf(jonas.email)).toContainText(t('status.pending'));
    });

    await test.step('from then on the button is disabled, with the reason', async () => {
      await expect(owner.approveButton(jonas.email)).toBeDisabled();
      await expect(owner.approveButton(jonas.email)).toHaveAccessibleDescription(t('errors:APPROVAL_CONFLICT'));
      await owner.approveButton(jonas.email).focus();
      await expect(owner.page.getByText(t('errors:APPROVAL_CONFLICT')).first()).toBeVisible();
      await expectAccessible(owner.page);
    });
  },
);

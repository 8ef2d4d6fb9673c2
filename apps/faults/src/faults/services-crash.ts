import type { DeploymentUnderLoad } from '../load/use-load';
import * as breakpoints from '../database/breakpoints';
import { orphanedDays } from '../expectations/days';
import { expectConsistency } from '../expectations/consistency';
import { expectRecovery } from '../expectations/recovery';
import { expectRefusals } from '../expectations/refusal';

export const testServiceCrashes = ({ deployment, load }: DeploymentUnderLoad): void => {
  it.each(['bff', 'admin-auth', 'media'] as const)('recovers after an instance of %s was killed', async (name) => {
    const [instance] = deployment().of(name);
    await instance?.kill();
    await instance?.start();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('releases the days that an instance of bookings has claimed before it was killed', async () => {
    const { killed, command } = await deployment().killAt(breakpoints.betweenClaimAndApproval);
    expect(await orphanedDays(deployment())).toContainEqual(expect.stringContaining(breakpoints.updatedIdIn(command)));
    await killed.start();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it.each([
    ['its approval is not published', breakpoints.betweenApprovalAndPublication],
    ['a new request is not published', breakpoints.betweenRequestAndPublication],
    ['the event is published and not removed from the outbox', breakpoints.betweenPublicationAndItsRecord],
  ])('loses no event when an instance of bookings is killed while %s', async (_, breakpoint) => {
    const { killed } = await deployment().killAt(breakpoint);
    await expectRecovery(load());
    await killed.start();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it.each([
    ['the event is not acknowledged', breakpoints.betweenQueueingAndAcknowledgement],
    ['a sent e-mail is not marked as sent', breakpoints.betweenDeliveryAndItsRecord],
  ])('loses no e-mail when an instance of notifications is killed while %s', async (_, breakpoint) => {
    const { killed } = await deployment().killAt(breakpoint);
    const leased = await deployment().storedData.leasedEmails();
    await killed.start();
    await expectRecovery(load());
    await expectConsistency(deployment(), load(), { mayBeDuplicates: leased.map(({ _id }) => _id) });
  });

  it.each(['bookings', 'admin-auth'] as const)('recovers after all instances of %s were killed', async (name) => {
    await Promise.all(
      deployment()
        .of(name)
        .map((instance) => instance.kill()),
    );
    await expectRefusals(load());
    await Promise.all(
      deployment()
        .of(name)
        .map((instance) => instance.start()),
    );
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });
};

import { useBusyHouse } from './busy-house';
import * as moments from './database/moments';
import { orphanedDays } from './expectations/days';
import { expectOrder } from './expectations/order';
import { expectRecovery } from './expectations/recovery';
import { expectRefused } from './expectations/refusal';

jest.setTimeout(150_000);

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('services-die');

  it.each(['bff', 'admin-auth', 'media'] as const)('an instance of %s is killed and started again', async (name) => {
    const [victim] = house().of(name);
    await victim?.kill();
    await victim?.start();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('an instance of bookings is killed when it holds days for a request that is not approved', async () => {
    const { killed, command } = await house().killAt(moments.betweenClaimAndApproval);
    expect(await orphanedDays(house())).toContainEqual(expect.stringContaining(moments.updatedIdIn(command)));
    await killed.start();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it.each([
    ['the request is approved and nobody knows', moments.betweenApprovalAndPublication],
    ['the request is stored and nobody knows', moments.betweenRequestAndPublication],
    ['the event is published and still waits for it', moments.betweenPublicationAndItsRecord],
  ])('an instance of bookings is killed when %s', async (_, moment) => {
    const { killed } = await house().killAt(moment);
    await expectRecovery(stream());
    await killed.start();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it.each([
    ['the e-mail is in its queue and the broker does not know', moments.betweenQueueingAndAcknowledgement],
    ['the mail server has the e-mail and the queue does not know', moments.betweenDeliveryAndItsRecord],
  ])('an instance of notifications is killed when %s', async (_, moment) => {
    const { killed } = await house().killAt(moment);
    const inItsHands = await house().ledger.leasedEmails();
    await killed.start();
    await expectRecovery(stream());
    await expectOrder(house(), stream(), { mayComeTwice: inItsHands.map(({ _id }) => _id) });
  });

  it.each(['bookings', 'admin-auth'] as const)('all instances of %s are killed and come back', async (name) => {
    await Promise.all(
      house()
        .of(name)
        .map((victim) => victim.kill()),
    );
    await expectRefused(stream());
    await Promise.all(
      house()
        .of(name)
        .map((victim) => victim.start()),
    );
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });
});

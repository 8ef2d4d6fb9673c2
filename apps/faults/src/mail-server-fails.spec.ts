import { eventually } from '@hearthstay/testing';
import { useBusyHouse } from './busy-house';
import { expectOrder } from './expectations/order';
import { expectRecovery } from './expectations/recovery';

jest.setTimeout(120_000);

/** So many failures that the next pause between attempts would be of minutes. */
const failures = 4;

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('mail-server-fails');

  /** Minutes in which every e-mail that is tried again fails again. */
  const failForMinutes = async (): Promise<void> => {
    const { ledger } = house();
    for (let times = 1; times <= failures; times += 1) {
      await eventually(async () => {
        const waiting = await ledger.postponedEmails();
        expect(waiting.filter(({ attempts }) => attempts >= times)).not.toEqual([]);
      });
      await ledger.letPausesEnd();
    }
  };

  it('the mail server is away for minutes', async () => {
    await house().mailServer.goAway();
    await failForMinutes();
    await house().mailServer.comeBack();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('the mail server takes no e-mail for minutes, and says "try again later"', async () => {
    house().mailServer.rejectWith(451);
    await failForMinutes();
    house().mailServer.acceptAll();
    await stream().stop();
    await house().ledger.letPausesEnd();
    await expectOrder(house(), stream());
  });
});

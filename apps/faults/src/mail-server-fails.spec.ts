import { eventually } from '@hearthstay/testing';
import { useBusyHouse } from './busy-house';
import { expectOrder } from './expectations/order';
import { expectRecovery } from './expectations/recovery';

jest.setTimeout(120_000);

/** After so many failures, the pause before the next attempt is of minutes. */
const failuresInMinutes = 4;
/** How many e-mails both instances together hand over at once. */
const parallelAttempts = 8;
/** Longer than an attempt takes to end at which the mail server stays silent, in milliseconds. */
const silenceMs = 40_000;
/**
 * Longer than any e-mail takes from its cause to its first attempt, or from one attempt to the next once that is due,
 * in milliseconds.
 */
const attemptMs = 30_000;

const attemptAt = ({ _id, attempts }: { _id: string; attempts: number }): string => `${attempts} at ${_id}`;

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('mail-server-fails');

  /** Minutes in which every e-mail that is tried again fails again. */
  const failForMinutes = async (): Promise<void> => {
    const { ledger } = house();
    for (let failures = 1; failures <= failuresInMinutes; failures += 1) {
      await eventually(async () => {
        const waiting = await ledger.postponedEmails();
        expect(waiting.filter(({ attempts }) => attempts >= failures)).not.toEqual([]);
      }, attemptMs);
      await ledger.letPausesEnd();
    }
  };

  /**
   * Waits until all attempts have ended that are being made now, and lets minutes go by: what failed for a while is due
   * again.
   */
  const endAttempts = async (): Promise<void> => {
    const { ledger } = house();
    const begun = await ledger.leasedEmails();
    await eventually(async () => {
      const goingOn = (await ledger.leasedEmails()).map(attemptAt);
      expect(begun.map(attemptAt).filter((attempt) => goingOn.includes(attempt))).toEqual([]);
    }, silenceMs);
    await ledger.letPausesEnd();
  };

  it('the mail server is away for minutes', async () => {
    await house().mailServer.goAway();
    await failForMinutes();
    await house().mailServer.comeBack();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('the mail server takes no e-mail for minutes, but asks for it later', async () => {
    house().mailServer.rejectWith(451);
    await failForMinutes();
    house().mailServer.acceptAll();
    await endAttempts();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('the mail server refuses one address for good', async () => {
    const undeliverable = stream().rivals.emailOfSomebodyToCome();
    house().mailServer.rejectWith(550, { to: undeliverable });
    await eventually(async () => {
      const emails = await house().ledger.queuedEmails();
      expect(emails.find(({ to }) => to === undeliverable)).toMatchObject({ status: 'given-up', attempts: 1 });
    }, attemptMs);
    await expectOrder(house(), stream(), { undeliverable: [undeliverable] });
    house().mailServer.acceptAll();
  });

  it('the mail server falls silent', async () => {
    house().mailServer.hang();
    await eventually(async () => {
      expect((await house().ledger.leasedEmails()).length).toBeGreaterThanOrEqual(parallelAttempts);
    }, attemptMs);
    await expectRecovery(stream());
    house().mailServer.acceptAll();
    await stream().stop();
    await endAttempts();
    await expectOrder(house(), stream());
  });
});

import { eventually } from '@hearthstay/testing';
import type { DeploymentUnderLoad } from '../load/use-load';
import { expectConsistency } from '../expectations/consistency';
import { expectRecovery } from '../expectations/recovery';

/** After this number of failures, the backoff is several minutes. */
const failuresUntilLongBackoff = 4;
/** The number of concurrent deliveries of both instances. */
const parallelAttempts = 8;
/** Longer than the timeout of a delivery to a silent SMTP server, in milliseconds. */
const deliveryTimeoutMs = 120_000;
/**
 * Longer than the time from an event to the first attempt, or from the due time to the next attempt, in milliseconds.
 */
const attemptMs = 120_000;

const attemptAt = ({ _id, attempts }: { _id: string; attempts: number }): string => `${attempts} at ${_id}`;

export const testMailServerFaults = ({ deployment, load }: DeploymentUnderLoad): void => {
  /** Simulates minutes in which every attempt fails. */
  const failForSeveralMinutes = async (): Promise<void> => {
    const { storedData } = deployment();
    for (let failures = 1; failures <= failuresUntilLongBackoff; failures += 1) {
      await eventually(async () => {
        const waiting = await storedData.postponedEmails();
        expect(waiting.filter(({ attempts }) => attempts >= failures)).not.toEqual([]);
      }, attemptMs);
      await storedData.endRetryDelays();
    }
  };

  /** Waits for the attempts in progress and makes all postponed e-mails due. */
  const endAttempts = async (): Promise<void> => {
    const { storedData } = deployment();
    const begun = await storedData.leasedEmails();
    await eventually(async () => {
      const goingOn = (await storedData.leasedEmails()).map(attemptAt);
      expect(begun.map(attemptAt).filter((attempt) => goingOn.includes(attempt))).toEqual([]);
    }, deliveryTimeoutMs);
    await storedData.endRetryDelays();
  };

  it('recovers after the SMTP server was unavailable for minutes', async () => {
    await deployment().mailServer.goAway();
    await failForSeveralMinutes();
    await deployment().mailServer.comeBack();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('recovers after the SMTP server rejected e-mails temporarily for minutes', async () => {
    deployment().mailServer.rejectWith(451);
    await failForSeveralMinutes();
    deployment().mailServer.acceptAll();
    await endAttempts();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('delivers all other e-mails when the SMTP server rejects one address permanently', async () => {
    const undeliverable = load().guests.emailOfLaterGuest();
    deployment().mailServer.rejectWith(550, { to: undeliverable });
    await eventually(async () => {
      const emails = await deployment().storedData.queuedEmails();
      expect(emails.find(({ to }) => to === undeliverable)).toMatchObject({ status: 'given-up', attempts: 1 });
    }, attemptMs);
    await expectConsistency(deployment(), load(), { undeliverable: [undeliverable] });
    deployment().mailServer.acceptAll();
  });

  it('recovers after the SMTP server stopped responding', async () => {
    deployment().mailServer.hang();
    await eventually(async () => {
      expect((await deployment().storedData.leasedEmails()).length).toBeGreaterThanOrEqual(parallelAttempts);
    }, attemptMs);
    await expectRecovery(load());
    deployment().mailServer.acceptAll();
    await load().stop();
    await endAttempts();
    await expectConsistency(deployment(), load());
  });
};

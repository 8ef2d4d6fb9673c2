import type { LoadGenerator } from '../load/load-generator';
import type { Deployment } from '../deployment/deployment';
import { expectValidResults } from './results';
import { expectDaysClaimedOnce } from './days';
import { expectEmailsSent, expectNoDuplicateEmails } from './emails';
import { expectReady } from './readiness';
import { expectAcceptedRequests } from './requests';

export interface Exceptions {
  /** Ids of e-mails that were being sent when their process was killed. */
  mayBeDuplicates?: string[];
  /** Recipients that the SMTP server rejects permanently. */
  undeliverable?: string[];
}

/** Holds after every fault, once the load has ended: no data is lost or duplicated, and every call got a response. */
export const expectConsistency = async (
  deployment: Deployment,
  load: LoadGenerator,
  { mayBeDuplicates = [], undeliverable = [] }: Exceptions = {},
): Promise<void> => {
  await load.stop();
  expect(load.accepted.approvals.size).toBeGreaterThan(0);
  expectValidResults(load.results);
  await expectAcceptedRequests(deployment, load.accepted);
  await expectEmailsSent(deployment, load, undeliverable);
  expectNoDuplicateEmails(deployment, load, mayBeDuplicates);
  await expectDaysClaimedOnce(deployment);
  await expectReady(deployment);
};

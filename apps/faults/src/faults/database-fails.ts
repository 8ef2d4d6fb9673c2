import { serviceNames } from '@hearthstay/contracts';
import type { DeploymentUnderLoad } from '../load/use-load';
import { expectResponses } from '../expectations/results';
import { expectConsistency } from '../expectations/consistency';
import { expectUnready } from '../expectations/readiness';
import { expectRecovery } from '../expectations/recovery';
import { expectRefusals } from '../expectations/refusal';

export const testDatabaseFaults = ({ deployment, load }: DeploymentUnderLoad): void => {
  const restore = () => Promise.all(deployment().proxies.map((proxy) => proxy.restore()));

  it('recovers after the database was disconnected', async () => {
    await Promise.all(deployment().proxies.map((proxy) => proxy.disconnect()));
    await expectRefusals(load());
    await restore();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('responds while the database is slow, and recovers', async () => {
    for (const proxy of deployment().proxies) proxy.setDelay(400);
    await expectResponses(load());
    for (const proxy of deployment().proxies) proxy.setDelay(0);
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('recovers after the database stopped responding and processed everything later', async () => {
    for (const proxy of deployment().proxies) proxy.stall();
    await expectRefusals(load());
    await expectUnready(deployment(), serviceNames);
    await restore();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });
};

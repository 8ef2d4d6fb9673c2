import type { DeploymentUnderLoad } from '../load/use-load';
import { expectNoFailedCalls } from '../expectations/results';
import { expectConsistency } from '../expectations/consistency';
import { applicationNames } from '../deployment/application';

export const testRollingRestart = ({ deployment, load }: DeploymentUnderLoad): void => {
  /** Restarts one instance of every application while the other one runs. */
  const restart = (position: number) =>
    Promise.all(
      applicationNames.map(async (name) => {
        const instance = deployment().of(name)[position];
        await instance?.stop();
        await instance?.start();
      }),
    );

  it('fails no call while every instance is restarted in turn', async () => {
    const since = Date.now();
    await restart(0);
    await restart(1);
    expectNoFailedCalls(load().results.filter(({ startedAt }) => startedAt > since));
    await expectConsistency(deployment(), load());
  });
};

import type { DeploymentUnderLoad } from '../load/use-load';
import { expectConsistency } from '../expectations/consistency';
import { expectUnready } from '../expectations/readiness';
import { expectRecovery } from '../expectations/recovery';
import { expectRefusals, expectImmediateRefusals } from '../expectations/refusal';
import { applicationNames } from '../deployment/application';

export const testBrokerFaults = ({ deployment, load }: DeploymentUnderLoad): void => {
  it('recovers after RabbitMQ was stopped and restarted', async () => {
    await deployment().broker.shutDown();
    await expectImmediateRefusals(load());
    await deployment().broker.startAgain();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('recovers after RabbitMQ was killed and restarted', async () => {
    await deployment().broker.kill();
    await expectImmediateRefusals(load());
    await deployment().broker.startAgain();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('recovers after RabbitMQ was frozen and resumed', async () => {
    deployment().broker.freeze();
    await expectRefusals(load());
    await expectUnready(deployment(), applicationNames);
    deployment().broker.thaw();
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('recovers after RabbitMQ ran out of memory and blocked publishers', async () => {
    await deployment().broker.control('set_vm_memory_high_watermark', '0.000001');
    await expectImmediateRefusals(load());
    await deployment().broker.control('set_vm_memory_high_watermark', '0.4');
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });
};

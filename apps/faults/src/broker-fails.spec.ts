import { useBusyHouse } from './busy-house';
import { expectOrder } from './expectations/order';
import { expectUnready } from './expectations/readiness';
import { expectRecovery } from './expectations/recovery';
import { expectRefused, expectRefusedAtOnce } from './expectations/refusal';
import { applicationNames } from './house/application';

jest.setTimeout(120_000);

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('broker-fails');

  it('RabbitMQ is stopped and comes back', async () => {
    await house().broker.shutDown();
    await expectRefusedAtOnce(stream());
    await house().broker.startAgain();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('RabbitMQ is killed and comes back', async () => {
    await house().broker.kill();
    await expectRefusedAtOnce(stream());
    await house().broker.startAgain();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('RabbitMQ falls silent, and hears later what was said to it meanwhile', async () => {
    house().broker.freeze();
    await expectRefused(stream());
    await expectUnready(house(), applicationNames);
    house().broker.thaw();
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('RabbitMQ runs out of memory, takes no messages, and takes them again', async () => {
    await house().broker.control('set_vm_memory_high_watermark', '0.000001');
    await expectRefusedAtOnce(stream());
    await house().broker.control('set_vm_memory_high_watermark', '0.4');
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });
});

import { useBusyHouse } from './busy-house';
import { expectOrder } from './expectations/order';
import { expectRecovery } from './expectations/recovery';
import { expectRefusedAtOnce } from './expectations/refusal';

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

  it('RabbitMQ runs out of memory, takes no messages, and takes them again', async () => {
    await house().broker.control('set_vm_memory_high_watermark', '0.000001');
    await expectRefusedAtOnce(stream());
    await house().broker.control('set_vm_memory_high_watermark', '0.4');
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });
});

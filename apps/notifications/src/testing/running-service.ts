import type { EventContract, PayloadOf } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import type { TestDatabase } from '@hearthstay/testing';
import { startInstance, type ServiceInstance } from '@hearthstay/testing/service';
import { notifications } from '../index';
import { LeaseHeartbeat } from '../jobs/leases/lease-heartbeat';
import { renderEmail } from '../templates/render-email';
import { approvalData } from './email-job';
import { anEvent, settings as renderSettings } from './events';

export interface RunningNotifications extends ServiceInstance {
  /** Publishes an event as another service would; a given id makes it a duplicate. */
  publish<Contract extends EventContract>(contract: Contract, payload: PayloadOf<Contract>, id?: string): Promise<void>;
}

/**
 * The whole service in a test's database.
 *
 * @param clock one that stands still runs no task by itself and repeats no attempt, however slow the machine is
 */
export const runNotifications = async (
  database: TestDatabase,
  smtpUrl?: string,
  settings: Record<string, string> = {},
  clock = new Clock(),
): Promise<RunningNotifications> => {
  // Jest loads the templates slowly, and a stop waits for the e-mail that is being rendered.
  await renderEmail('request-approved', 'de', approvalData(), renderSettings);
  // A halt of the machine puts off no attempt. The tests of the heartbeat cover that.
  jest.spyOn(LeaseHeartbeat.prototype, 'isHeld').mockReturnValue(true);
  const service = await startInstance(notifications, database, {
    settings: {
      PUBLIC_URL: 'https://haus-am-see.example',
      MAIL_FROM: 'haus@example.com',
      ...(smtpUrl && { SMTP_URL: smtpUrl }),
      ...settings,
    },
    replacing: [[Clock, clock]],
  });
  return {
    ...service,
    publish: (contract, payload, id) => service.client.publish(anEvent(contract.name, payload, id)),
  };
};

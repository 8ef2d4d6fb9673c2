import type { EventContract, PayloadOf } from '@hearthstay/contracts';
import type { TestDatabase } from '@hearthstay/testing';
import { startInstance, type ServiceInstance } from '@hearthstay/testing/service';
import { notifications } from '../index';
import { renderEmail } from '../templates/render-email';
import { approvalData } from './email-job';
import { anEvent, settings as renderSettings } from './events';

export interface RunningNotifications extends ServiceInstance {
  /** Publishes an event as another service would; a given id makes it a duplicate. */
  publish<Contract extends EventContract>(contract: Contract, payload: PayloadOf<Contract>, id?: string): Promise<void>;
}

/** The whole service in a test's database. */
export const runNotifications = async (
  database: TestDatabase,
  smtpUrl?: string,
  settings: Record<string, string> = {},
): Promise<RunningNotifications> => {
  // Jest loads the templates slowly, and a stop waits for the e-mail that is being rendered.
  await renderEmail('request-approved', 'de', approvalData(), renderSettings);
  const service = await startInstance(notifications, database, {
    settings: {
      PUBLIC_URL: 'https://haus-am-see.example',
      MAIL_FROM: 'haus@example.com',
      ...(smtpUrl && { SMTP_URL: smtpUrl }),
      ...settings,
    },
  });
  return {
    ...service,
    publish: (contract, payload, id) => service.client.publish(anEvent(contract.name, payload, id)),
  };
};

import type { EventContract, PayloadOf } from '@hearthstay/contracts';
import { createInProcessTransport, type MessageTransport } from '@hearthstay/messaging';
import { readEnv, startService, type RunningService } from '@hearthstay/runtime';
import type { TestDatabase } from '@hearthstay/testing';
import { NotificationsModule } from '../notifications.module';
import { anEvent } from './events';

export interface RunningNotifications {
  client: MessageTransport['client'];
  /** Publishes an event as another service would; a given id makes it a repeat. */
  publish<Contract extends EventContract>(contract: Contract, payload: PayloadOf<Contract>, id?: string): Promise<void>;
  close(): Promise<void>;
}

/** The whole service, as a process would run it, in a test's database. */
export const runNotifications = async (database: TestDatabase, smtpUrl?: string): Promise<RunningNotifications> => {
  const transport = createInProcessTransport();
  const service: RunningService = await startService(
    { name: 'notifications', module: (context) => NotificationsModule.for(context, database.name()) },
    {
      env: readEnv({
        PUBLIC_URL: 'https://haus-am-see.example',
        MAIL_FROM: 'haus@example.com',
        ...(smtpUrl && { SMTP_URL: smtpUrl }),
      }),
      databaseUri: database.uri(),
      transport,
    },
  );
  return {
    client: transport.client,
    publish: (contract, payload, id) => transport.client.publish(anEvent(contract.name, payload, id)),
    close: () => service.close(),
  };
};

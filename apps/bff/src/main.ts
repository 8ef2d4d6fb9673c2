import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { subscriptions } from '@hearthstay/contracts';
import { runProcess, startInOwnProcess } from '@hearthstay/runtime';
import { createResponseMetrics } from './platform/http/response-metrics';
import { startBff } from './start-bff';

await runProcess({
  name: 'bff',
  required: ['RABBITMQ_URL'],
  start: (env) =>
    startInOwnProcess(env, subscriptions, async (transport) => {
      const bff = await startBff({
        env,
        transport,
        webDirectory: join(import.meta.dirname, '../web'),
        observeResponse: await createResponseMetrics(),
      });
      // Only in development, where nothing else shows this URL to the developer.
      if (bff.mailboxUrl) new Logger('Mailbox').log(`Without SMTP_URL, e-mails are shown at ${bff.mailboxUrl}`);
      return bff;
    }),
});

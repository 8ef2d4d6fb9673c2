import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { subscriptions } from '@hearthstay/contracts';
import { runProcess, startInOwnProcess } from '@hearthstay/runtime';
import { createAnswerMetrics } from './platform/http/response-metrics';
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
        observeAnswer: await createAnswerMetrics(),
      });
      // Under development only: whoever works on the program has no other way to learn the address.
      if (bff.mailboxUrl) new Logger('Mailbox').log(`Without SMTP_URL, e-mails are shown at ${bff.mailboxUrl}`);
      return bff;
    }),
});

import { join } from 'node:path';
import { runProcess, startInOwnProcess } from '@hearthstay/runtime';
import { createAnswerMetrics } from './http/answer-metrics';
import { startBff } from './start-bff';

await runProcess({
  name: 'bff',
  required: ['RABBITMQ_URL'],
  start: (env) =>
    startInOwnProcess(env, async (transport) =>
      startBff({
        env,
        transport,
        webDirectory: join(import.meta.dirname, '../web'),
        observeAnswer: await createAnswerMetrics(),
      }),
    ),
});

import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { adminAccessUrl, issueLoginLink, StartupError, subscriptions } from '@hearthstay/contracts';
import { asOperator, createTransport } from '@hearthstay/messaging';
import type { CommandLine } from './command-line';

const connectTimeoutMs = 10_000;
const retryAfterMs = 50;

/**
 * Requests the link from the services that run in other processes. @throws DomainError of the service, StartupError
 * without a broker
 */
export const linkOverBroker = async (rabbitMqUrl: string, publicUrl: string, request: CommandLine): Promise<string> => {
  // The one error that it ends with is enough.
  Logger.overrideLogger(false);
  const transport = createTransport({ rabbitMqUrl, subscriptions });
  try {
    for (let waited = 0; !transport.isReady(); waited += retryAfterMs) {
      if (waited >= connectTimeoutMs) throw new StartupError('Cannot reach the broker at RABBITMQ_URL.');
      await setTimeout(retryAfterMs);
    }
    const { token } = await asOperator(() => transport.client.call(issueLoginLink, request));
    return adminAccessUrl(publicUrl, token);
  } finally {
    await transport.close();
  }
};

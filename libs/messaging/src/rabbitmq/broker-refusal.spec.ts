import { Controller } from '@nestjs/common';
import { recordLog, testRabbitMqUrl } from '@hearthstay/testing';
import { Handles } from '../handlers/handles.decorator';
import { greet } from '../testing/contracts';
import { startService } from '../testing/start-service';
import { createRabbitMqTransport } from './rabbitmq.transport';

const withPassword = (url: string): string => url.replace(/\/\/.*@/, '//guest:top%2Dsecret@');

describe('A service without a connection to its broker', () => {
  it.each([
    ['refuses the password', withPassword(testRabbitMqUrl()), '403 (ACCESS-REFUSED)'],
    ['is not running', withPassword('amqp://guest:guest@127.0.0.1:9'), 'ECONNREFUSED'],
  ])('starts, and does not log the password, when the broker %s', async (_reason, url, words) => {
    const log = recordLog();
    const transport = createRabbitMqTransport({ url, subscriptions: {} });
    @Controller()
    class Bookings {
      @Handles(greet)
      async greet(): Promise<{ text: string }> {
        return { text: 'Hello' };
      }
    }
    const service = await startService(transport, { name: 'bookings', events: 'once' }, Bookings);
    const refusal: unknown = await transport.client.call(greet, { name: 'Ada' }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(transport.isReady()).toBe(false);
    await service.close();
    await transport.close();
    log.stop();
    expect(log.lines.join('\n')).toContain(words);
    expect(log.lines.join('\n')).not.toMatch(/top(%2D|-)secret/);
  });
});

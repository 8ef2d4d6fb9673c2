import { createInProcessTransport } from './in-process/in-process.transport';
import { createRabbitMqTransport } from './rabbitmq/rabbitmq.transport';
import type { Subscriptions } from './subscriptions';
import type { MessageTransport } from './transport';

interface TransportOptions {
  rabbitMqUrl?: string;
  subscriptions: Subscriptions;
}

/** The transport of this process: RabbitMQ if there is a URL, else messages between the services of this process. */
export const createTransport = ({ rabbitMqUrl, subscriptions }: TransportOptions): MessageTransport =>
  rabbitMqUrl
    ? createRabbitMqTransport({ url: rabbitMqUrl, subscriptions })
    : createInProcessTransport({ subscriptions });

import { createInProcessTransport } from './in-process/in-process.transport';
import { createRabbitMqTransport } from './rabbitmq/rabbitmq.transport';
import { productSubscriptions } from './subscriptions/product-subscriptions';
import type { MessageTransport } from './transport';

/** The transport that the process runs on: the broker's if there is one, else the one inside the process. */
export const createTransport = ({ rabbitMqUrl }: { rabbitMqUrl?: string }): MessageTransport =>
  rabbitMqUrl
    ? createRabbitMqTransport({ url: rabbitMqUrl, subscriptions: productSubscriptions })
    : createInProcessTransport({ subscriptions: productSubscriptions });

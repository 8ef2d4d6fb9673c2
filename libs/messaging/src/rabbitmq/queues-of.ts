import type { ServiceName } from '@hearthstay/contracts';
import { productSubscriptions } from '../subscriptions/product-subscriptions';
import { withDefaults } from './rabbitmq-options';
import { callQueue, eventQueue } from './topology';

/** The queues that a service of this product takes its work from, as whoever watches or scales it has to name them. */
export const queuesOf = (service: ServiceName): string[] => {
  const settings = withDefaults({ url: '', subscriptions: productSubscriptions });
  const calls = callQueue(settings, service);
  return service in productSubscriptions ? [calls, eventQueue(settings, service)] : [calls];
};

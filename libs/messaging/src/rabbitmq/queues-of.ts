import type { ServiceName } from '@hearthstay/contracts';
import type { Subscriptions } from '../subscriptions';
import { withDefaults } from './rabbitmq-options';
import { callQueue, eventQueue } from './topology';

/** The names of the queues that a service consumes, for monitoring and scaling. */
export const queuesOf = (service: ServiceName, subscriptions: Subscriptions): string[] => {
  const settings = withDefaults({ url: '', subscriptions });
  const calls = callQueue(settings, service);
  return service in subscriptions ? [calls, eventQueue(settings, service)] : [calls];
};

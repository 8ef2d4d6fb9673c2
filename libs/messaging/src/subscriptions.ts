/**
 * The names of the events that must reach a service, by the name of the service. Publishers use it to declare the
 * queues of services that have not started yet.
 */
export type Subscriptions = Readonly<Record<string, readonly string[]>>;

export const subscribersOf = (subscriptions: Subscriptions, event: string): string[] =>
  Object.keys(subscriptions).filter((service) => subscriptions[service]?.includes(event));

/** @throws Error when the events that a service handles differ from its subscriptions */
export const checkSubscriptions = (subscriptions: Subscriptions, service: string, handled: readonly string[]): void => {
  const subscribed = subscriptions[service] ?? [];
  const notSubscribed = handled.filter((event) => !subscribed.includes(event));
  const notHandled = subscribed.filter((event) => !handled.includes(event));
  if (notSubscribed.length > 0)
    throw new Error(`${service} handles events it has not subscribed to: ${notSubscribed.join(', ')}`);
  if (notHandled.length > 0)
    throw new Error(`${service} subscribes to events it has no handler for: ${notHandled.join(', ')}`);
};

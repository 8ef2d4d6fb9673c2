/**
 * Which services must not miss which events: names of events by the name of the service. Publishers know it too, so that an
 * event is kept for a service that has never run yet, or is not up just now.
 */
export type Subscriptions = Readonly<Record<string, readonly string[]>>;

export const subscribersOf = (subscriptions: Subscriptions, event: string): string[] =>
  Object.keys(subscriptions).filter((service) => subscriptions[service]?.includes(event));

/**
 * Holds a service's handlers to its subscriptions.
 *
 * @throws Error when the service handles an event that publishers would not keep for it, or the other way round.
 */
export const checkSubscriptions = (subscriptions: Subscriptions, service: string, handled: readonly string[]): void => {
  const subscribed = subscriptions[service] ?? [];
  const notKept = handled.filter((event) => !subscribed.includes(event));
  const notHandled = subscribed.filter((event) => !handled.includes(event));
  if (notKept.length > 0) throw new Error(`${service} handles events it has not subscribed to: ${notKept.join(', ')}`);
  if (notHandled.length > 0)
    throw new Error(`${service} subscribes to events it has no handler for: ${notHandled.join(', ')}`);
};

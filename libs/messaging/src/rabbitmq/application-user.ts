import { applicationNames, callers } from '@hearthstay/contracts';

/**
 * The application whose own user is in the address of the broker; `undefined` where applications share a user of
 * another name. The broker refuses a message whose `user-id` is not the user of its connection.
 */
export const applicationUserIn = (url: string): string | undefined => {
  const user = decodeURIComponent(new URL(url).username);
  return applicationNames.includes(user) ? user : undefined;
};

/**
 * Whether a service carries out a call: from a caller, or from itself, as a command of operators runs as the service.
 * RabbitMQ cannot restrict who sends to which queue, because replies and calls share an exchange.
 *
 * @param ownUser the application user of the service. Without one, the broker cannot tell who has sent a call.
 * @param sender the `user-id` of the call
 */
export const mayCall = (service: string, ownUser: string | undefined, sender: unknown): boolean =>
  ownUser !== service || [...callers, service].some((name) => name === sender);

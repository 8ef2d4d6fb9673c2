import { applicationNames, subscriptions } from '@hearthstay/contracts';
import { permissionsOf } from '@hearthstay/messaging';

/** The variable with the password of an application's user. */
export const passwordVariableOf = (application: string): string =>
  `RABBITMQ_${application.toUpperCase().replaceAll('-', '_')}_PASSWORD`;

/**
 * The definitions of RabbitMQ: a user for each application, with its permissions. Instead of a password stands the
 * variable that has it.
 */
export const brokerUsers = () => ({
  users: applicationNames.map((name) => ({ name, password: `\${${passwordVariableOf(name)}}`, tags: '' })),
  vhosts: [{ name: '/' }],
  permissions: applicationNames.map((user) => ({ user, vhost: '/', ...permissionsOf(user, { subscriptions }) })),
});

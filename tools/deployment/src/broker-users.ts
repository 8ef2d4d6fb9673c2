import { applicationNames, subscriptions } from '@hearthstay/contracts';
import { permissionsOf, type Permissions } from '@hearthstay/messaging';

/** The variable with the password of an application's user. */
export const passwordVariableOf = (application: string): string =>
  `RABBITMQ_${application.toUpperCase().replaceAll('-', '_')}_PASSWORD`;

const rightsOf = (application: string): Permissions => permissionsOf(application, { subscriptions });

/**
 * The definitions of RabbitMQ: a user for each application, with its permissions. Instead of a password stands the
 * variable that has it.
 */
export const brokerUsers = () => ({
  users: applicationNames.map((name) => ({ name, password: `\${${passwordVariableOf(name)}}`, tags: '' })),
  vhosts: [{ name: '/' }],
  permissions: applicationNames.map((user) => ({ user, vhost: '/', ...rightsOf(user) })),
});

const cluster = { name: 'rabbitmq' };

/**
 * The same users as resources of RabbitMQ's Messaging Topology Operator. A Secret gives a user the name of its
 * application and no password, so the operator makes one and writes both into the Secret `<name>-user-credentials`.
 */
export const brokerUserResources = () =>
  applicationNames.flatMap((name) => [
    {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: `rabbitmq-name-of-${name}` },
      stringData: { username: name },
    },
    {
      apiVersion: 'rabbitmq.com/v1beta1',
      kind: 'User',
      metadata: { name },
      spec: { rabbitmqClusterReference: cluster, importCredentialsSecret: { name: `rabbitmq-name-of-${name}` } },
    },
    {
      apiVersion: 'rabbitmq.com/v1beta1',
      kind: 'Permission',
      metadata: { name },
      spec: {
        rabbitmqClusterReference: cluster,
        vhost: '/',
        userReference: { name },
        permissions: { ...rightsOf(name) },
      },
    },
  ]);

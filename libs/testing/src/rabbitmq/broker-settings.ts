import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../free-ports';

const programs = '/usr/lib/rabbitmq/bin';

export interface BrokerSettings {
  directory: string;
  url: string;
  port: number;
  epmdPort: number;
  /** What the broker and `rabbitmqctl` must both be told so that they find each other and nobody else. */
  environment: NodeJS.ProcessEnv;
  serverProgram: string;
  controlProgram: string;
}

/** Chooses free ports and makes a directory for everything that the broker writes, its home with the Erlang cookie included. */
export const createBrokerSettings = async (): Promise<BrokerSettings> => {
  const serverProgram = join(programs, 'rabbitmq-server');
  if (!existsSync(serverProgram)) {
    throw new Error(
      `These tests need a RabbitMQ server, and ${serverProgram} is missing. Install it with: apt-get install rabbitmq-server`,
    );
  }
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-rabbitmq-'));
  const [port = 0, distributionPort = 0, epmdPort = 0] = await freePorts(3);
  await writeFile(join(directory, 'enabled_plugins'), '[].');
  await writeFile(join(directory, 'rabbitmq.conf'), '');
  return {
    directory,
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    port,
    epmdPort,
    serverProgram,
    controlProgram: join(programs, 'rabbitmqctl'),
    environment: {
      PATH: process.env.PATH,
      HOME: directory,
      LANG: 'C.UTF-8',
      ERL_EPMD_PORT: String(epmdPort),
      RABBITMQ_NODENAME: `hearthstay-${port}@localhost`,
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(distributionPort),
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
      RABBITMQ_MNESIA_BASE: join(directory, 'mnesia'),
      RABBITMQ_LOG_BASE: join(directory, 'log'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(directory, 'enabled_plugins'),
      RABBITMQ_CONFIG_FILE: join(directory, 'rabbitmq.conf'),
      RABBITMQ_CONF_ENV_FILE: '/dev/null',
    },
  };
};

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../free-ports';

/** A folder with the programs of RabbitMQ 4, in place of those of Debian's package. */
const programsOf4 = process.env.TEST_RABBITMQ_4_PROGRAMS;

export const isRabbitMq4 = programsOf4 !== undefined;

const programs = programsOf4 ?? '/usr/lib/rabbitmq/bin';
const serverProgram = join(programs, 'rabbitmq-server');

export interface BrokerSettings {
  url: string;
  port: number;
  epmdPort: number;
  /** The settings by which the broker and `rabbitmqctl` find each other, and no other broker. */
  environment: NodeJS.ProcessEnv;
  serverProgram: string;
  controlProgram: string;
}

/**
 * The common settings of the nodes of a cluster: the port mapper, the home directory with the Erlang cookie, and the
 * names of all nodes.
 */
interface Family {
  home: string;
  epmdPort: number;
  ports: number[];
}

const nodeName = (port: number): string => `hearthstay-${port}@localhost`;

/** Nodes that start together use a lock, so none needs a random delay. RabbitMQ 4 has none, and refuses these. */
const noStartupDelay = [
  'cluster_formation.randomized_startup_delay_range.min = 0',
  'cluster_formation.randomized_startup_delay_range.max = 1',
];

/** A single node does not wait for others. */
const configurationOf = ({ ports }: Family): string =>
  ports.length === 1
    ? ''
    : [
        'cluster_formation.peer_discovery_backend = classic_config',
        ...(isRabbitMq4 ? [] : noStartupDelay),
        'cluster_partition_handling = pause_minority',
        ...ports.map((port, index) => `cluster_formation.classic_config.nodes.${index + 1} = ${nodeName(port)}`),
      ].join('\n');

const settingsOf = async (family: Family, port: number, distributionPort: number): Promise<BrokerSettings> => {
  const directory = join(family.home, String(port));
  await mkdir(directory);
  await writeFile(join(directory, 'enabled_plugins'), '[].');
  await writeFile(join(directory, 'rabbitmq.conf'), configurationOf(family));
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    port,
    epmdPort: family.epmdPort,
    serverProgram,
    controlProgram: join(programs, 'rabbitmqctl'),
    environment: {
      PATH: process.env.PATH,
      HOME: family.home,
      LANG: 'C.UTF-8',
      ERL_EPMD_PORT: String(family.epmdPort),
      RABBITMQ_NODENAME: nodeName(port),
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(distributionPort),
      // An idle scheduler sleeps at once instead of busy waiting, which takes processor time from other processes.
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
        '-kernel inet_dist_use_interface {127,0,0,1} +sbwt none +sbwtdcpu none +sbwtdio none',
      RABBITMQ_MNESIA_BASE: join(directory, 'mnesia'),
      RABBITMQ_LOG_BASE: join(directory, 'log'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(directory, 'enabled_plugins'),
      RABBITMQ_CONFIG_FILE: join(directory, 'rabbitmq.conf'),
      RABBITMQ_CONF_ENV_FILE: '/dev/null',
    },
  };
};

/**
 * Chooses free ports for one node or a cluster, and creates a directory for their files.
 *
 * @throws Error that names the package to install when there is no RabbitMQ on this machine.
 */
export const createBrokerSettings = async (count: number): Promise<{ directory: string; nodes: BrokerSettings[] }> => {
  if (!existsSync(serverProgram)) {
    throw new Error(
      `These tests need a RabbitMQ server, and ${serverProgram} is missing. Install it with: apt-get install rabbitmq-server`,
    );
  }
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-rabbitmq-'));
  const [epmdPort = 0, ...others] = await freePorts(1 + 2 * count);
  const family = { home: directory, epmdPort, ports: others.slice(0, count) };
  // Otherwise nodes that start together would write different cookies.
  await writeFile(join(directory, '.erlang.cookie'), randomUUID(), { mode: 0o400 });
  const nodes = family.ports.map((port, index) => settingsOf(family, port, others[count + index] ?? 0));
  return { directory, nodes: await Promise.all(nodes) };
};

import { BrokerProcess } from './broker-process';
import { removeWhenProcessEnds } from '../removal-guard';
import { createBrokerSettings } from './broker-settings';

const startAttempts = 3;

/**
 * A RabbitMQ server for tests: on the loopback interface only, with empty data, which are removed afterwards.
 */
export interface RabbitMqBroker {
  /** Stays the same over restarts. */
  readonly url: string;
  /** Stops the server gracefully and keeps its data. */
  shutDown(): Promise<void>;
  /** Kills the server, as a power cut does, and keeps its data. */
  kill(): Promise<void>;
  /** Suspends the server: it keeps its connections and does not reply, as in a network failure. */
  freeze(): void;
  /** Resumes a suspended server, which then receives the data that was sent meanwhile. */
  thaw(): void;
  /** Starts a stopped server again, with the same address and data. */
  startAgain(): Promise<void>;
  /** Runs `rabbitmqctl` against this server. */
  control(...command: string[]): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a broker, which takes about four seconds. Any number of brokers can run at the same time. The broker ends with
 * the process that started it, even if that process is killed.
 *
 * @throws Error that names the package to install when there is no RabbitMQ on this machine.
 */
export const startRabbitMq = async (): Promise<RabbitMqBroker> => (await startNodes(1)).nodes[0]!;

/** The nodes of one cluster. Stopping one of them stops all. */
export interface RabbitMqCluster {
  nodes: RabbitMqBroker[];
  stop(): Promise<void>;
}

/** Starts a cluster of this number of nodes, as `startRabbitMq` starts one broker. */
export const startRabbitMqCluster = (count: number): Promise<RabbitMqCluster> => startNodes(count);

const startNodes = async (count: number): Promise<RabbitMqCluster> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(await createBrokerSettings(count));
    } catch (error) {
      // Another process may have taken a port since it was chosen.
      if (attempt === startAttempts) throw error;
    }
  }
};

const startOn = async ({
  directory,
  nodes,
}: Awaited<ReturnType<typeof createBrokerSettings>>): Promise<RabbitMqCluster> => {
  const guard = removeWhenProcessEnds(directory);
  const processes = nodes.map((settings) => new BrokerProcess(settings, guard));
  try {
    await Promise.all(processes.map((broker) => broker.start()));
  } catch (error) {
    await guard.removeNow();
    throw error;
  }
  const stop = () => guard.removeNow();
  return { nodes: processes.map((broker, index) => brokerOf(nodes[index]!.url, broker, stop)), stop };
};

const brokerOf = (url: string, broker: BrokerProcess, stop: () => Promise<void>): RabbitMqBroker => ({
  url,
  shutDown: () => broker.shutDown(),
  kill: () => broker.kill(),
  freeze: () => broker.freeze(),
  thaw: () => broker.thaw(),
  startAgain: () => broker.start(),
  control: (...command) => broker.control(command),
  stop,
});

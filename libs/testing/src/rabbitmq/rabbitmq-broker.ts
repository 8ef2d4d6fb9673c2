import { BrokerProcess } from './broker-process';
import { removeWhenProcessEnds } from '../removal-guard';
import { createBrokerSettings } from './broker-settings';

const startAttempts = 3;

/**
 * A RabbitMQ server of one's own, for tests: on the loopback interface only, with empty data, gone without a trace
 * afterwards.
 */
export interface RabbitMqBroker {
  /** Stays the same over restarts. */
  readonly url: string;
  /** Ends the server in good order, but keeps its data. */
  shutDown(): Promise<void>;
  /** Ends the server as a power cut would, but keeps its data. */
  kill(): Promise<void>;
  /** Lets the server take connections and what is said on them, and answer nothing, as if its network had failed. */
  freeze(): void;
  /** Lets a frozen server go on. It hears what was said meanwhile. */
  thaw(): void;
  /** Starts an ended server again, on the same address and data. */
  startAgain(): Promise<void>;
  /** Runs `rabbitmqctl` against this server. */
  control(...command: string[]): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a broker, which takes about four seconds. Any number of them run beside each other. When the process that
 * started it ends, however abruptly, the broker ends too.
 *
 * @throws Error that says what to install when there is no RabbitMQ on this machine.
 */
export const startRabbitMq = async (): Promise<RabbitMqBroker> => (await startNodes(1)).nodes[0]!;

/** Servers that make one broker of all of them. To stop one of them is to stop all. */
export interface RabbitMqCluster {
  nodes: RabbitMqBroker[];
  stop(): Promise<void>;
}

/** Starts so many servers as one cluster, as `startRabbitMq` starts one. */
export const startRabbitMqCluster = (count: number): Promise<RabbitMqCluster> => startNodes(count);

const startNodes = async (count: number): Promise<RabbitMqCluster> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(await createBrokerSettings(count));
    } catch (error) {
      // Somebody may have taken a port between our choosing it and the broker's using it.
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

import { once } from 'node:events';
import type { ServerOptions } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { ReadFigures } from '../metrics/figures';
import { createMetricsPage, type MetricsPage } from '../metrics/metrics-page';
import { listenFailure } from '../process/listen';
import { serverTimeouts } from '../process/server-timeouts';
import type { Running } from '../service/start-service';
import { liveAnswer, readyAnswers, unavailableAnswer, type HealthAnswer, type IsReady } from './health';
import { healthThreadProgram, type FromThread, type HealthThreadData, type RelayedAnswer } from './health-thread';

export interface HealthServer extends Running {
  port: number;
}

/** What the process says of itself. */
export interface Health {
  isReady: IsReady;
  readFigures: ReadFigures;
}

interface HealthPlace {
  host: string;
  port: number;
  /** How long a request may take to arrive. */
  timeouts?: ServerOptions;
}

const defaultLiveness = { heartbeatMs: 1_000, longestStandstillMs: 30_000 };

/** The thread needs little memory. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

const answersOf = (metrics: MetricsPage, isReady: IsReady): Record<string, () => Promise<RelayedAnswer>> => {
  const readyAnswer = readyAnswers(isReady);
  const asJson = ({ status, body }: HealthAnswer) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  return {
    '/health/ready': async () => asJson(await readyAnswer()),
    '/metrics': async () => ({ status: 200, contentType: metrics.contentType, body: await metrics.text() }),
  };
};

const startThread = async (data: HealthThreadData): Promise<{ thread: Worker; port: number }> => {
  const thread = new Worker(healthThreadProgram, { eval: true, workerData: data, execArgv: [], resourceLimits });
  const [message] = (await once(thread, 'message')) as [FromThread];
  if (message.kind === 'listening') return { thread, port: message.port };
  await thread.terminate();
  const { host, port } = data;
  throw listenFailure(message.kind === 'cannot-listen' ? message.code : undefined, {
    host,
    port,
    setting: 'HEALTH_PORT',
  });
};

/**
 * Answers `/health/live`, `/health/ready` and `/metrics` on a port of its own, which nothing outside needs to reach. A thread of its
 * own tells a process that is busy from one that is dead: it hears the heartbeat of the event loop, and answers beside it.
 */
export const startHealthServer = async (
  place: HealthPlace,
  { isReady, readFigures }: Health,
  liveness = defaultLiveness,
): Promise<HealthServer> => {
  const metrics = await createMetricsPage(readFigures);
  const answers = answersOf(metrics, isReady);
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { thread, port } = await startThread({
    timeouts: serverTimeouts,
    ...place,
    ...liveness,
    heartbeats,
    alive: liveAnswer,
    dead: unavailableAnswer,
    relayedPaths: Object.keys(answers),
  });
  const heart = setInterval(() => Atomics.add(heartbeats, 0, 1), liveness.heartbeatMs);

  const answer = async (path: string): Promise<RelayedAnswer> => {
    const unknown: RelayedAnswer = { status: 503, contentType: 'text/plain', body: '' };
    return (await answers[path]?.().catch(() => undefined)) ?? unknown;
  };
  thread.on('message', (message: FromThread) => {
    if (message.kind !== 'question') return;
    void answer(message.path).then((content) => thread.postMessage({ id: message.id, answer: content }));
  });
  return {
    port,
    close: async () => {
      clearInterval(heart);
      await thread.terminate();
      metrics.clear();
    },
  };
};

import { once } from 'node:events';
import type { ServerOptions } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { ReadMetrics } from '../metrics/metrics';
import { createMetricsPage, type MetricsPage } from '../metrics/metrics-page';
import { listenFailure } from '../process/listen';
import { serverTimeouts } from '../process/server-timeouts';
import type { Running } from '../process/running';
import { liveResponse, readyResponse, unavailableResponse, type HealthResponse, type IsReady } from './health';
import { healthThreadProgram, type FromThread, type HealthThreadData, type RelayedResponse } from './health-thread';

export interface HealthServer extends Running {
  port: number;
}

/** Readiness and metrics of a process. */
export interface Health {
  isReady: IsReady;
  readMetrics: ReadMetrics;
}

interface HealthPlace {
  host: string;
  port: number;
  /** Timeouts for receiving a request. */
  timeouts?: ServerOptions;
}

const defaultLiveness = { heartbeatMs: 3_000, maxStallMs: 30_000 };

/**
 * In megabytes; the defaults of V8 would reserve more than the thread needs. A thread that exceeds them ends the whole
 * process, so callers must not be able to fill it.
 */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/** Together their headers fill less than a quarter of the memory of the thread. */
export const maxConnections = 200;

const responsesOf = (metrics: MetricsPage, isReady: IsReady): Record<string, () => Promise<RelayedResponse>> => {
  const readiness = readyResponse(isReady);
  const asJson = ({ status, body }: HealthResponse) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  return {
    '/health/ready': async () => asJson(await readiness()),
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
 * Serves `/health/live`, `/health/ready` and `/metrics` on an internal port. A worker thread responds to `/health/live`
 * from the heartbeat of the main event loop, so a busy process still counts as alive and a blocked one does not.
 */
export const startHealthServer = async (
  place: HealthPlace,
  { isReady, readMetrics }: Health,
  liveness = defaultLiveness,
): Promise<HealthServer> => {
  const metrics = await createMetricsPage(readMetrics);
  const responses = responsesOf(metrics, isReady);
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { thread, port } = await startThread({
    timeouts: serverTimeouts,
    ...place,
    ...liveness,
    maxConnections,
    heartbeats,
    alive: liveResponse,
    dead: unavailableResponse,
    relayedPaths: Object.keys(responses),
  });
  const heartbeat = setInterval(() => Atomics.add(heartbeats, 0, 1), liveness.heartbeatMs);

  const respond = async (path: string): Promise<RelayedResponse> => {
    const unavailable: RelayedResponse = { status: 503, contentType: 'text/plain', body: '' };
    return (await responses[path]?.().catch(() => undefined)) ?? unavailable;
  };
  thread.on('message', (message: FromThread) => {
    if (message.kind !== 'request') return;
    void respond(message.path).then((content) => thread.postMessage({ id: message.id, relayed: content }));
  });
  return {
    port,
    close: async () => {
      clearInterval(heartbeat);
      await thread.terminate();
      metrics.clear();
    },
  };
};

import type * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as threads from 'node:worker_threads';
import type { HealthResponse } from './health';

/** The `workerData` of the thread. */
export interface HealthThreadData {
  host: string;
  port: number;
  timeouts: http.ServerOptions;
  maxConnections: number;
  /** A counter that the main thread increments while its event loop runs. */
  heartbeats: Int32Array;
  heartbeatMs: number;
  /** The process counts as dead after this time without a heartbeat. */
  maxStallMs: number;
  alive: HealthResponse;
  dead: HealthResponse;
  /** The paths whose requests are relayed to the main thread. */
  relayedPaths: string[];
}

export interface RelayedResponse {
  status: number;
  contentType: string;
  body: string;
}

export type FromThread =
  | { kind: 'listening'; port: number }
  | { kind: 'cannot-listen'; code: string | undefined }
  | { kind: 'request'; id: number; path: string };

export interface ToThread {
  id: number;
  relayed: RelayedResponse;
}

/**
 * An HTTP server that responds while the main thread is busy. The worker receives the source text of this function, so
 * the function must not reference anything outside itself.
 */
const serveHealth = ({ createServer }: typeof http, { parentPort, workerData }: typeof threads): void => {
  const { host, port, timeouts, maxConnections, heartbeats, heartbeatMs, maxStallMs, ...responses } =
    workerData as HealthThreadData;
  const pending = new Map<number, http.ServerResponse>();
  let lastRequestId = 0;
  let lastHeartbeat = 0;
  let missedHeartbeats = 0;
  const post = (message: FromThread) => parentPort?.postMessage(message);
  const send = (response: http.ServerResponse, { status, contentType, body }: RelayedResponse) =>
    response.writeHead(status, { 'Content-Type': contentType }).end(body);

  // Counts intervals instead of comparing times: a suspended process then misses no heartbeat.
  setInterval(() => {
    const heartbeat = Atomics.load(heartbeats, 0);
    missedHeartbeats = heartbeat === lastHeartbeat ? missedHeartbeats + 1 : 0;
    lastHeartbeat = heartbeat;
  }, heartbeatMs);

  const server = createServer(timeouts, (request, response) => {
    const path = request.url ?? '';
    if (path === '/health/live') {
      const { status, body } = missedHeartbeats * heartbeatMs < maxStallMs ? responses.alive : responses.dead;
      send(response, { status, contentType: 'application/json', body: JSON.stringify(body) });
    } else if (responses.relayedPaths.includes(path)) {
      lastRequestId += 1;
      pending.set(lastRequestId, response);
      post({ kind: 'request', id: lastRequestId, path });
    } else response.writeHead(404).end();
  });
  server.maxConnections = maxConnections;
  parentPort?.on('message', ({ id, relayed }: ToThread) => {
    const response = pending.get(id);
    pending.delete(id);
    if (response) send(response, relayed);
  });
  server.once('error', (error: NodeJS.ErrnoException) => post({ kind: 'cannot-listen', code: error.code }));
  server.listen(port, host, () => post({ kind: 'listening', port: (server.address() as AddressInfo).port }));
};

/** The source text of the worker. */
export const healthThreadProgram = `(${String(serveHealth)})(require('node:http'), require('node:worker_threads'))`;

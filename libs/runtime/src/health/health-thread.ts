import type * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as threads from 'node:worker_threads';
import type { HealthAnswer } from './health';

/** What the thread is told at its start. */
export interface HealthThreadData {
  host: string;
  port: number;
  timeouts: http.ServerOptions;
  /** A counter that the main thread goes on counting while its event loop turns. */
  heartbeats: Int32Array;
  heartbeatMs: number;
  /** After so long without a heartbeat the process counts as dead. */
  longestStandstillMs: number;
  alive: HealthAnswer;
  dead: HealthAnswer;
  /** The paths that the main thread answers. */
  relayedPaths: string[];
}

export interface RelayedAnswer {
  status: number;
  contentType: string;
  body: string;
}

export type FromThread =
  | { kind: 'listening'; port: number }
  | { kind: 'cannot-listen'; code: string | undefined }
  | { kind: 'question'; id: number; path: string };

export interface ToThread {
  id: number;
  answer: RelayedAnswer;
}

/**
 * Answers over HTTP in a thread of its own, which has its turn also while the main thread is busy. The thread is given the text of
 * this function and nothing else: it must not use anything from outside of itself.
 */
const answerHealth = ({ createServer }: typeof http, { parentPort, workerData }: typeof threads): void => {
  const { host, port, timeouts, heartbeats, heartbeatMs, longestStandstillMs, ...answers } =
    workerData as HealthThreadData;
  const asked = new Map<number, http.ServerResponse>();
  let questions = 0;
  let lastHeartbeat = 0;
  let standstills = 0;
  const tell = (message: FromThread) => parentPort?.postMessage(message);
  const send = (response: http.ServerResponse, { status, contentType, body }: RelayedAnswer) =>
    response.writeHead(status, { 'Content-Type': contentType }).end(body);

  // Counted rather than timed: while the whole process is suspended, nothing is missing.
  setInterval(() => {
    const heartbeat = Atomics.load(heartbeats, 0);
    standstills = heartbeat === lastHeartbeat ? standstills + 1 : 0;
    lastHeartbeat = heartbeat;
  }, heartbeatMs);

  const server = createServer(timeouts, (request, response) => {
    const path = request.url ?? '';
    if (path === '/health/live') {
      const { status, body } = standstills * heartbeatMs < longestStandstillMs ? answers.alive : answers.dead;
      send(response, { status, contentType: 'application/json', body: JSON.stringify(body) });
    } else if (answers.relayedPaths.includes(path)) {
      questions += 1;
      asked.set(questions, response);
      tell({ kind: 'question', id: questions, path });
    } else response.writeHead(404).end();
  });
  parentPort?.on('message', ({ id, answer }: ToThread) => {
    const response = asked.get(id);
    asked.delete(id);
    if (response) send(response, answer);
  });
  server.once('error', (error: NodeJS.ErrnoException) => tell({ kind: 'cannot-listen', code: error.code }));
  server.listen(port, host, () => tell({ kind: 'listening', port: (server.address() as AddressInfo).port }));
};

/** The program of the thread. */
export const healthThreadProgram = `(${String(answerHealth)})(require('node:http'), require('node:worker_threads'))`;

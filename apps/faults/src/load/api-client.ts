import { setTimeout as pause } from 'node:timers/promises';
import type { Application } from '../deployment/application';
import { isFinal, timeoutMs, type Result, type Operation } from './result';

export interface Call {
  operation: Operation;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

type ResultWithBody = Result & { body: unknown };

const pauseBetweenTries = 200;
const maxRetryMs = 90_000;

const codeIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : undefined;

/** Sends calls over HTTP and records every result. */
export class ApiClient {
  readonly results: Result[] = [];
  private attempts = 0;
  private hasStopped = false;

  constructor(private readonly bffs: Application[]) {}

  /** Sends a call once. */
  async send(bff: Application, call: Call): Promise<ResultWithBody> {
    const startedAt = Date.now();
    const response = await this.exchange(bff, call);
    const withBody = { operation: call.operation, bff, startedAt, ...response, endedAt: Date.now() };
    const { body: _, ...result } = withBody;
    this.results.push(result);
    return withBody;
  }

  /**
   * Repeats a call until the result is final. Like a load balancer, it uses the BFFs in turn, so that two concurrent
   * calls begin with different ones.
   */
  async sendUntilFinal(call: Call): Promise<ResultWithBody> {
    const deadline = Date.now() + maxRetryMs;
    for (let turn = (this.attempts += 1); ; turn += 1) {
      const result = await this.send(this.bffs[turn % this.bffs.length]!, call);
      if (isFinal(result)) return result;
      if (this.hasStopped || Date.now() > deadline)
        throw new Error(`No final response to ${call.method} ${call.path}: ${result.outcome}`);
      await pause(pauseBetweenTries);
    }
  }

  /** Ends all repetitions. */
  stopRetrying(): void {
    this.hasStopped = true;
  }

  private async exchange(
    bff: Application,
    { method, path, headers, body }: Call,
  ): Promise<Pick<ResultWithBody, 'outcome' | 'code' | 'body'>> {
    try {
      const response = await fetch(`${bff.url}/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const result: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
      return { outcome: response.status, body: result, code: codeIn(result) };
    } catch (error) {
      return { outcome: (error as Error).name === 'TimeoutError' ? 'timeout' : 'disconnected', body: undefined };
    }
  }
}

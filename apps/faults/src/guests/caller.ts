import { setTimeout as pause } from 'node:timers/promises';
import type { Application } from '../house/application';
import { isFinal, patienceMs, type Answer, type Wish } from './answers';

export interface Call {
  wish: Wish;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

type Answered = Answer & { body: unknown };

const pauseBetweenTries = 200;
const giveUpAfterMs = 90_000;

const codeIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : undefined;

/** Calls the house over HTTP. Every answer is written down. */
export class Caller {
  readonly answers: Answer[] = [];
  private insisted = 0;
  private hasGivenUp = false;

  constructor(private readonly bffs: Application[]) {}

  /** Asks one BFF once. */
  async ask(bff: Application, call: Call): Promise<Answered> {
    const startedAt = Date.now();
    const answered = { wish: call.wish, bff, startedAt, ...(await this.exchange(bff, call)), endedAt: Date.now() };
    const { body: _, ...answer } = answered;
    this.answers.push(answer);
    return answered;
  }

  /**
   * Asks again and again, as people do, until the answer is a yes or a no: as behind a load balancer, each time another
   * BFF, and of two who begin at the same time each begins with another one.
   */
  async insist(call: Call): Promise<Answered> {
    const giveUpAt = Date.now() + giveUpAfterMs;
    for (let turn = (this.insisted += 1); ; turn += 1) {
      const answered = await this.ask(this.bffs[turn % this.bffs.length]!, call);
      if (isFinal(answered)) return answered;
      if (this.hasGivenUp || Date.now() > giveUpAt)
        throw new Error(`Nobody answers ${call.method} ${call.path}: ${answered.outcome}`);
      await pause(pauseBetweenTries);
    }
  }

  /** Insists no longer. */
  giveUp(): void {
    this.hasGivenUp = true;
  }

  private async exchange(
    bff: Application,
    { method, path, headers, body }: Call,
  ): Promise<Pick<Answered, 'outcome' | 'code' | 'body'>> {
    try {
      const response = await fetch(`${bff.url}/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      const answer: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
      return { outcome: response.status, body: answer, code: codeIn(answer) };
    } catch (error) {
      return { outcome: (error as Error).name === 'TimeoutError' ? 'silent' : 'cut', body: undefined };
    }
  }
}

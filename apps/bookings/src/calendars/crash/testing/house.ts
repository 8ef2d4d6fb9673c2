import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestDatabase } from '@hearthstay/testing';
import type { Call, Reply } from './house-process';

const program = join(__dirname, '../../../../../../dist/apps/house/house.js');

/** The service in a process of its own, which a test kills and starts again. */
export class House {
  private process: ChildProcess | undefined;
  private calls = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();

  constructor(
    private readonly database: TestDatabase,
    private readonly feedHost: string,
  ) {}

  /** @param at the time of its clock at the start. */
  async start(at: Date): Promise<void> {
    const settings = [this.database.uri(), this.database.name(), at.toISOString(), this.feedHost];
    this.process = fork(program, settings, { execArgv: [] });
    this.process.on('message', (reply: Reply) => this.waiting.get(reply.id)?.(reply));
    await this.replyTo(0);
  }

  async kill(): Promise<void> {
    if (!this.process) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exit;
    this.process = undefined;
  }

  /** @returns the response; does not settle when the process is killed before. */
  async call<Response>(name: Call['name'], request: object = {}): Promise<Response> {
    const id = (this.calls += 1);
    const reply = this.replyTo(id);
    this.process?.send({ id, name, request } satisfies Call);
    return (await reply) as Response;
  }

  private replyTo(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (reply) => {
        if ('failure' in reply) reject(new Error(reply.failure));
        else resolve(reply.response);
      });
    });
  }
}

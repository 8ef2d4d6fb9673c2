import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RemovalGuard } from '@hearthstay/testing';
import type { DatabaseDoor } from '../database/database-door';

export const applicationNames = ['bff', 'bookings', 'admin-auth', 'notifications', 'media'] as const;

export type ApplicationName = (typeof applicationNames)[number];

interface Surroundings {
  port: number;
  healthPort: number;
  /** The BFF has none. */
  door?: DatabaseDoor;
  settings: Record<string, string>;
  /** Where it writes its log. */
  directory: string;
  guard: RemovalGuard;
}

const startTimeoutMs = 60_000;
/** What answers no question about its health for so long is not ready, or is no application at all. */
const healthAnswerMs = 5_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * One instance of a built application in a process of its own, as an orchestrator runs it: started again on the same
 * ports.
 */
export class Application {
  private process: ChildProcess | undefined;
  private readonly downtimes: { from: number; until: number }[] = [];

  constructor(
    readonly name: ApplicationName,
    readonly instance: number,
    private readonly surroundings: Surroundings,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.surroundings.port}`;
  }

  get door(): DatabaseDoor | undefined {
    return this.surroundings.door;
  }

  /** Starts it, again if need be, and waits until it is ready. */
  async start(): Promise<void> {
    await this.door?.mend();
    const { port, healthPort, settings, directory, guard } = this.surroundings;
    const log = openSync(join(directory, `${this.name}-${this.instance}.log`), 'a');
    const child = spawn(process.execPath, ['--enable-source-maps', resolve(`dist/apps/${this.name}/main.js`)], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HEALTH_PORT: String(healthPort),
        ...(this.door && { MONGODB_URI: this.door.uri }),
        ...settings,
      },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    if (child.pid !== undefined) guard.watch(child.pid);
    this.process = child;
    await this.ready(child);
    const downtime = this.downtimes.at(-1);
    if (downtime) downtime.until = Date.now();
  }

  /** Ends it as a power cut does. It counts as down from this instant until it is started again. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Asks it to end, as an orchestrator does, and waits until it has finished what it had begun. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** It stays connected to everything and answers nothing. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  /** Whether it was down at some instant of a span of time. */
  wasDownBetween(start: number, end: number): boolean {
    return this.downtimes.some(({ from, until }) => from <= end && until >= start);
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.surroundings.healthPort}/health/ready`, {
      signal: AbortSignal.timeout(healthAnswerMs),
    }).catch(() => undefined);
    return answer?.ok ?? false;
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.process;
    if (!child || hasEnded(child)) return;
    this.downtimes.push({ from: Date.now(), until: Infinity });
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  private async ready(child: ChildProcess): Promise<void> {
    const giveUpAt = Date.now() + startTimeoutMs;
    while (!(await this.isReady())) {
      if (hasEnded(child) || Date.now() > giveUpAt) throw new Error(`${this.name} did not start`);
      await pause(50);
    }
  }
}

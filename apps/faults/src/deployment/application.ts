import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RemovalGuard } from '@hearthstay/testing';
import { firstRelease } from '@hearthstay/testing/product';
import type { DatabaseProxy } from '../database/database-proxy';

export const applicationNames = ['bff', 'bookings', 'admin-auth', 'notifications', 'media'] as const;

export type ApplicationName = (typeof applicationNames)[number];

interface ApplicationOptions {
  port: number;
  healthPort: number;
  /** `undefined` for the BFF, which has no database. */
  proxy?: DatabaseProxy;
  settings: Record<string, string>;
  /** The directory of the log file. */
  directory: string;
  guard: RemovalGuard;
}

/** Generous for a busy machine. */
const startTimeoutMs = 120_000;
/** The errors of a start whose database does not respond in time. */
const databaseOutages = new Set([
  'MongooseServerSelectionError',
  'MongoServerSelectionError',
  'PoolClearedOnNetworkError',
  'MongoPoolClearedError',
  'MongoNetworkTimeoutError',
  'MongoNetworkError',
]);
/** The timeout of a readiness check. */
const healthTimeoutMs = 5_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The folders with `dist/apps` of the versions that an instance can run. */
const checkouts = { today: '.', released: firstRelease.directory };

export type Version = keyof typeof checkouts;

/**
 * One instance of a built application in a process of its own. A restart uses the same ports, as under an orchestrator.
 */
export class Application {
  /** What its next start runs. */
  version: Version = 'today';
  private process: ChildProcess | undefined;
  private readonly downtimes: { from: number; until: number }[] = [];

  constructor(
    readonly name: ApplicationName,
    readonly instance: number,
    private readonly options: ApplicationOptions,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  get proxy(): DatabaseProxy | undefined {
    return this.options.proxy;
  }

  /**
   * Starts or restarts the process and waits until it is ready. One that ends because the database exceeds the time
   * limits of a start, as on a busy machine, is started again, as an orchestrator does. Any other end is an error.
   */
  async start(): Promise<void> {
    await this.proxy?.restore();
    const deadline = Date.now() + startTimeoutMs;
    this.process = this.spawn();
    while (!(await this.isReady())) {
      const ended = hasEnded(this.process);
      if (Date.now() > deadline || (ended && !(await this.hasMissedDatabase()))) {
        throw new Error(`${this.name} did not start:\n${await this.endOfLog()}`);
      }
      if (ended) this.process = this.spawn();
      await pause(50);
    }
    const downtime = this.downtimes.at(-1);
    if (downtime) downtime.until = Date.now();
  }

  /** Kills the process. It counts as down from now until it is started again. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Terminates the process gracefully. @returns its exit code */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Suspends the process: its connections stay open and it does not respond. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  /** Whether the process was down at some time in the interval. */
  wasDownBetween(start: number, end: number): boolean {
    return this.downtimes.some(({ from, until }) => from <= end && until >= start);
  }

  /** The lines of its log, those of earlier starts included. */
  async log(): Promise<Record<string, unknown>[]> {
    const lines = (await readFile(this.logFile, 'utf8')).split('\n');
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** The metrics that it reports to Prometheus. */
  async metrics(): Promise<string> {
    return (await fetch(`${this.healthUrl}/metrics`)).text();
  }

  async isReady(): Promise<boolean> {
    const result = await fetch(`${this.healthUrl}/health/ready`, {
      signal: AbortSignal.timeout(healthTimeoutMs),
    }).catch(() => undefined);
    return result?.ok ?? false;
  }

  private get healthUrl(): string {
    return `http://127.0.0.1:${this.options.healthPort}`;
  }

  private get program(): string {
    return resolve(checkouts[this.version], 'dist/apps', this.name, 'main.js');
  }

  private get logFile(): string {
    return join(this.options.directory, `${this.name}-${this.instance}.log`);
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.process;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    this.downtimes.push({ from: Date.now(), until: Infinity });
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }

  private spawn(): ChildProcess {
    const { port, healthPort, settings, guard } = this.options;
    const log = openSync(this.logFile, 'a');
    const child = spawn(process.execPath, ['--enable-source-maps', this.program], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(port),
        HEALTH_PORT: String(healthPort),
        ...(this.proxy && { MONGODB_URI: this.proxy.uri }),
        ...settings,
      },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    if (child.pid !== undefined) guard.watch(child.pid);
    return child;
  }

  private async hasMissedDatabase(): Promise<boolean> {
    const last = (await this.log()).findLast(({ level }) => level === 'fatal');
    const { type } = (last?.['err'] ?? {}) as { type?: string };
    return type !== undefined && databaseOutages.has(type);
  }

  private async endOfLog(): Promise<string> {
    return (await readFile(this.logFile, 'utf8')).split('\n').slice(-5).join('\n');
  }
}

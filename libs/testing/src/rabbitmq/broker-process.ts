import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BrokerSettings } from './broker-settings';
import { listens } from './listens';
import type { RemovalGuard } from '../removal-guard';

/**
 * Far longer than a busy machine needs. A server that cannot start, for example because its port is in use, ends
 * earlier.
 */
const startTimeoutMs = 240_000;
const run = promisify(execFile);

/** The broker's operating system processes: the server and the Erlang port mapper that it needs. */
export class BrokerProcess {
  private epmd: ChildProcess | undefined;
  private server: ChildProcess | undefined;

  constructor(
    private readonly settings: BrokerSettings,
    private readonly guard: RemovalGuard,
  ) {}

  async start(): Promise<void> {
    // A port mapper that the server starts by itself is a daemon that outlives the test.
    this.epmd ??= this.spawn('epmd', ['-address', '127.0.0.1', '-port', String(this.settings.epmdPort)]);
    await this.reachable(this.epmd, this.settings.epmdPort);
    this.server = this.spawn(this.settings.serverProgram, []);
    await this.reachable(this.server, this.settings.port);
  }

  /** Stops the server gracefully, so it writes its data to disk. */
  shutDown(): Promise<void> {
    return this.end((leader) => process.kill(leader, 'SIGTERM'));
  }

  kill(): Promise<void> {
    return this.end((leader) => process.kill(-leader, 'SIGKILL'));
  }

  /** Suspends the server: until `thaw` it keeps its connections and does not reply. */
  freeze(): void {
    this.signalAll('SIGSTOP');
  }

  thaw(): void {
    this.signalAll('SIGCONT');
  }

  async control(command: string[]): Promise<void> {
    await run(this.settings.controlProgram, command, { env: this.settings.environment });
  }

  private signalAll(signal: NodeJS.Signals): void {
    if (this.server?.pid !== undefined) process.kill(-this.server.pid, signal);
  }

  private async end(signalLeader: (processId: number) => void): Promise<void> {
    const { server } = this;
    if (server?.pid === undefined || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    signalLeader(server.pid);
    await ended;
    // The leader is a shell, and its children may end a moment later.
    while (await listens(this.settings.port)) await pause(10);
  }

  /** Starts a process group, so that the server's children can be ended with it. */
  private spawn(program: string, parameters: string[]): ChildProcess {
    const child = spawn(program, parameters, { env: this.settings.environment, detached: true, stdio: 'ignore' });
    child.on('error', () => undefined);
    child.unref();
    if (child.pid !== undefined) this.guard.watch(child.pid);
    return child;
  }

  private async reachable(child: ChildProcess, port: number): Promise<void> {
    const giveUpAt = Date.now() + startTimeoutMs;
    while (!(await listens(port))) {
      if (child.pid === undefined || child.exitCode !== null || Date.now() > giveUpAt) {
        throw new Error(`${child.spawnfile} did not start on port ${port}`);
      }
    }
  }
}

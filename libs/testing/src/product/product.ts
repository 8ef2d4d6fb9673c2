import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../free-ports';

const mainFile = 'dist/apps/standalone/main.js';

/** The Node options of a checkout's `npm start`. The script of `npm start` turns on source maps itself. */
const usualOptions = async (checkout: string): Promise<string[]> => {
  const { scripts } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return ['--enable-source-maps', ...scripts.start.split(' ').filter((word) => word.startsWith('--'))];
};

/** Options with which functions run longer before V8 optimizes them. Other versions of V8 have other ones. */
const lateOptimization =
  Number.parseInt(process.versions.node) < 24
    ? ['--interrupt-budget=1000000']
    : ['--invocation-count-for-maglev=6000', '--invocation-count-for-turbofan=45000'];

/**
 * For a product that runs for one test: a start without source maps and early optimization takes a third less processor
 * time.
 */
export const shortLived = ['--max-semi-space-size=2', ...lateOptimization];
const movedClock = resolve('libs/testing/src/product/moved-clock.mjs');
/** The program prints this when it accepts requests. */
const welcome = 'Hearthstay is running.';
/** In milliseconds; generous for a busy machine. */
const startTimeoutMs = 60_000;

type Settings = Record<string, string>;

interface StartOptions {
  /** The time of its clock, by default the real time. */
  at?: Date | undefined;
  /** The options of Node, by default those of `npm start`. */
  nodeOptions?: readonly string[];
  /** A checkout of the repository that is built; by default this one, in whose folder tests and benchmarks run. */
  checkout?: string;
  /** The built program; by default that of the checkout. */
  main?: string;
}

/** The built product in one process, with a temporary data directory. */
export class Product {
  private process: ChildProcess | undefined;
  private output = '';

  private constructor(
    private readonly port: number,
    private readonly directory: string,
    private readonly settings: Settings,
    private readonly command: readonly string[],
  ) {}

  /** Starts a product without data. */
  static async start(
    settings: Settings = {},
    { at, nodeOptions, checkout = '.', main = resolve(checkout, mainFile) }: StartOptions = {},
  ): Promise<Product> {
    const options = nodeOptions ?? (await usualOptions(checkout));
    const directory = await mkdtemp(join(tmpdir(), 'hearthstay-product-'));
    const product = new Product(await freePort(), directory, settings, [...options, main]);
    try {
      await product.startAgain(at);
    } catch (error) {
      await product.remove();
      throw error;
    }
    return product;
  }

  /** The address for a browser. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** The printed address of the mailbox page, with its secret. */
  get mailboxUrl(): string {
    return /\S+\/dev\/mailbox\?secret=[\w-]+/.exec(this.output)?.[0] ?? '';
  }

  /** `undefined` before the start. */
  get processId(): number | undefined {
    return this.process?.pid;
  }

  /**
   * Starts it with its existing data, and waits until it accepts requests. With `at`, its clock starts at that time.
   */
  async startAgain(at?: Date): Promise<void> {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const own = {
      ...{ PORT: String(this.port), HEALTH_PORT: '0', DATA_DIR: this.directory, LOG_LEVEL: 'warn' },
      BACKUPS_KEPT: '0',
    };
    const clock = at ? { CLOCK_STARTS_AT: at.toISOString() } : {};
    const child = spawn(process.execPath, [...(at ? ['--import', movedClock] : []), ...this.command], {
      env: { PATH, HOME, NODE_COMPILE_CACHE, ...own, ...clock, ...this.settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.output = '';
    child.stdout.on('data', (part: Buffer) => (this.output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (this.output += part.toString()));
    this.process = child;
    await this.running(child);
  }

  /** Stops it as Ctrl-C or a service manager does, and returns its exit code. */
  async stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM'): Promise<number | null> {
    return this.end(signal);
  }

  /** Kills it, as a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.directory, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.process;
    if (!child) return null;
    // A process that has ended already keeps its exit code.
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  }

  private async running(child: ChildProcess): Promise<void> {
    let giveUp: NodeJS.Timeout | undefined;
    const isRunning = new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`The product did not start:\n${this.output}`));
      child.stdout?.on('data', () => this.output.includes(welcome) && resolve());
      child.once('exit', fail);
      giveUp = setTimeout(fail, startTimeoutMs);
    });
    await isRunning.finally(() => clearTimeout(giveUp));
  }
}

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseAddress } from './address';
import { forwardMessages } from './forward-messages';
import { responseTo, commandIn, requestIdOf, type Command } from './messages';
import type { Breakpoint } from './breakpoints';
import { rewriteDatabaseName } from './rewrite-database-name';

interface ActiveBreakpoint extends Breakpoint {
  onHit(command: Command): void;
}

/**
 * A proxy between one application and the database. It can disconnect, delay or stall the traffic, or stop it at a
 * breakpoint.
 */
export class DatabaseProxy {
  private server: Server | undefined;
  private delay = 0;
  private breakpoint: ActiveBreakpoint | undefined;
  private isStopped = false;
  private stalled: Promise<void> = Promise.resolve();
  private endStall: () => void = () => undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly address: DatabaseAddress,
    private readonly prefix: string,
    private readonly port: number,
  ) {}

  static async open(address: DatabaseAddress, prefix: string, port: number): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(address, prefix, port);
    await proxy.restore();
    return proxy;
  }

  /** For `MONGODB_URI` of the application. */
  get uri(): string {
    return this.address.uriAt(`127.0.0.1:${this.port}`);
  }

  /** Closes all connections and refuses new ones. */
  async disconnect(): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /**
   * Accepts connections and data, and forwards nothing until `restore`. Then everything is forwarded, even from clients
   * that have given up waiting, as TCP retransmits lost packets.
   */
  stall(): void {
    this.stalled = new Promise((resolve) => {
      this.endStall = resolve;
    });
  }

  /** Forwards connections again, on the same port. */
  async restore(): Promise<void> {
    this.isStopped = false;
    this.endStall();
    if (this.server?.listening) return;
    this.server = createServer((application) => this.connectToDatabase(application));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Delays every message in both directions, in milliseconds. */
  setDelay(delay: number): void {
    this.delay = delay;
  }

  /** Calls `onHit` when the application reaches the breakpoint. Nothing is forwarded from then on until `restore`. */
  setBreakpoint(breakpoint: Breakpoint, onHit: (command: Command) => void): void {
    this.breakpoint = { ...breakpoint, onHit };
  }

  removeBreakpoint(): void {
    this.breakpoint = undefined;
  }

  private connectToDatabase(application: Socket): void {
    const database = connect(this.address.target);
    const waitForDelay = (): Promise<void> => this.waitForDelay();
    let awaited: { number: number; command: Command; breakpoint: ActiveBreakpoint } | undefined;
    for (const socket of [application, database]) {
      this.sockets.add(socket.setNoDelay().once('close', () => this.sockets.delete(socket)));
    }
    forwardMessages(application, database, {
      waitForDelay,
      forwards: (message) => {
        const found = this.findBreakpoint(message);
        if (found?.breakpoint.when === 'before') this.onHit(found.breakpoint, found.command);
        if (found?.breakpoint.when === 'after') awaited = { ...found, number: requestIdOf(message) };
        rewriteDatabaseName(message, this.prefix);
        return !this.isStopped;
      },
    });
    forwardMessages(database, application, {
      waitForDelay,
      forwards: (message) => {
        if (awaited?.number === responseTo(message)) this.onHit(awaited.breakpoint, awaited.command);
        return !this.isStopped;
      },
    });
  }

  private async waitForDelay(): Promise<void> {
    await this.stalled;
    if (this.delay > 0) await pause(this.delay);
  }

  private findBreakpoint(message: Buffer): { breakpoint: ActiveBreakpoint; command: Command } | undefined {
    const { breakpoint } = this;
    const command = breakpoint && commandIn(message);
    return breakpoint && command && breakpoint.command(command) ? { breakpoint, command } : undefined;
  }

  private onHit(breakpoint: ActiveBreakpoint, command: Command): void {
    if (this.breakpoint !== breakpoint) return;
    this.breakpoint = undefined;
    this.isStopped = true;
    breakpoint.onHit(command);
  }
}

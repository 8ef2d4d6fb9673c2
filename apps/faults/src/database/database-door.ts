import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseAddress } from './address';
import { carryMessages } from './line';
import { answeredBy, commandIn, numberOf, type Command } from './messages';
import type { Moment } from './moments';
import { nameOwnDatabase } from './own-databases';

interface Trap extends Moment {
  spring(command: Command): void;
}

/**
 * One application's way to the database: a proxy that can be cut, slow, silent, or see the application arrive at a
 * moment of its work, from which on nothing passes any more.
 */
export class DatabaseDoor {
  private server: Server | undefined;
  private delay = 0;
  private trap: Trap | undefined;
  private shut = false;
  private silence: Promise<void> = Promise.resolve();
  private endSilence: () => void = () => undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly address: DatabaseAddress,
    private readonly prefix: string,
    private readonly port: number,
  ) {}

  static async open(address: DatabaseAddress, prefix: string, port: number): Promise<DatabaseDoor> {
    const door = new DatabaseDoor(address, prefix, port);
    await door.mend();
    return door;
  }

  /** For `MONGODB_URI` of the application. */
  get uri(): string {
    return this.address.uriAt(`127.0.0.1:${this.port}`);
  }

  /** Ends all connections and refuses new ones. */
  async cut(): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /**
   * Takes connections and what is said on them, and answers nothing until the door is mended. Then everything arrives,
   * even from those who have not waited for it, as packets do that were lost and are sent again.
   */
  fallSilent(): void {
    this.silence = new Promise((resolve) => {
      this.endSilence = resolve;
    });
  }

  /** Lets connections through again, at the same place. */
  async mend(): Promise<void> {
    this.shut = false;
    this.endSilence();
    if (this.server?.listening) return;
    this.server = createServer((application) => this.connectThrough(application));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Makes every message take so long, in milliseconds, in either direction. */
  slowDownBy(delay: number): void {
    this.delay = delay;
  }

  /** Calls `spring` when the application is at the moment. Nothing passes from then on until the door is mended. */
  setTrap(moment: Moment, spring: (command: Command) => void): void {
    this.trap = { ...moment, spring };
  }

  removeTrap(): void {
    this.trap = undefined;
  }

  private connectThrough(application: Socket): void {
    const database = connect(this.address.target);
    const travel = (): Promise<void> => this.travel();
    let awaited: { number: number; command: Command; trap: Trap } | undefined;
    for (const socket of [application, database]) {
      this.sockets.add(socket.setNoDelay().once('close', () => this.sockets.delete(socket)));
    }
    carryMessages(application, database, {
      travel,
      passes: (message) => {
        const caught = this.caughtBy(message);
        if (caught?.trap.when === 'before') this.spring(caught.trap, caught.command);
        if (caught?.trap.when === 'after') awaited = { ...caught, number: numberOf(message) };
        nameOwnDatabase(message, this.prefix);
        return !this.shut;
      },
    });
    carryMessages(database, application, {
      travel,
      passes: (message) => {
        if (awaited?.number === answeredBy(message)) this.spring(awaited.trap, awaited.command);
        return !this.shut;
      },
    });
  }

  private async travel(): Promise<void> {
    await this.silence;
    if (this.delay > 0) await pause(this.delay);
  }

  private caughtBy(message: Buffer): { trap: Trap; command: Command } | undefined {
    const { trap } = this;
    const command = trap && commandIn(message);
    return trap && command && trap.command(command) ? { trap, command } : undefined;
  }

  private spring(trap: Trap, command: Command): void {
    if (this.trap !== trap) return;
    this.trap = undefined;
    this.shut = true;
    trap.spring(command);
  }
}

import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  freePorts,
  removeWhenProcessEnds,
  startRabbitMq,
  startSmtpListener,
  type RabbitMqBroker,
  type SmtpListener,
} from '@hearthstay/testing';
import { databaseAddress } from '../database/address';
import { DatabaseDoor } from '../database/database-door';
import type { Command } from '../database/messages';
import type { Moment } from '../database/moments';
import { newPrefix } from '../database/own-databases';
import { Application, applicationNames, type ApplicationName } from './application';
import { openDatabaseServer } from './database-server';
import { Ledger } from './ledger';

export const ownerEmail = 'owner@example.com';

const instances = [1, 2];
const patienceMs = 30_000;

interface Parts {
  broker: RabbitMqBroker;
  mailServer: SmtpListener;
  ledger: Ledger;
  /** Every service's way to the database. */
  doors: DatabaseDoor[];
  applications: Application[];
  close(): Promise<void>;
}

/**
 * The whole product on real parts: two instances of every application as processes, a broker, a database and a mail
 * server.
 */
export class House {
  private constructor(private readonly parts: Parts) {}

  /** @param title of the folder with the applications' logs, in `test-results/faults`. */
  static async open(title: string): Promise<House> {
    const directory = resolve('test-results/faults', title);
    await mkdir(directory, { recursive: true });
    // Logs stay, to find out why a test has failed; what is removed with the processes is a folder that does not exist.
    const guard = removeWhenProcessEnds(`${directory}/nothing`);
    const [broker, mailServer, server] = await Promise.all([
      startRabbitMq(),
      startSmtpListener(),
      openDatabaseServer(),
    ]);
    const prefix = newPrefix();
    const address = databaseAddress(server.uri);
    const settings = {
      RABBITMQ_URL: broker.url,
      SMTP_URL: mailServer.url,
      ADMIN_EMAILS: ownerEmail,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    };
    // All at once: the doors, which open first, would else take ports that are meant for applications.
    const ports = await freePorts(applicationNames.length * instances.length * 3);
    const doors: DatabaseDoor[] = [];
    const applications: Application[] = [];
    for (const name of applicationNames) {
      for (const instance of instances) {
        const [port = 0, healthPort = 0, doorPort = 0] = ports.splice(0, 3);
        const door = name === 'bff' ? undefined : await DatabaseDoor.open(address, prefix, doorPort);
        if (door) doors.push(door);
        applications.push(new Application(name, instance, { port, healthPort, door, settings, directory, guard }));
      }
    }
    const ledger = await Ledger.open(server.uri, prefix);
    const close = async (): Promise<void> => {
      await guard.removeNow();
      await Promise.all(doors.map((door) => door.cut()));
      await ledger.close();
      await Promise.all([broker.stop(), mailServer.close(), server.close()]);
    };
    try {
      await Promise.all(applications.map((application) => application.start()));
    } catch (error) {
      await close();
      throw error;
    }
    return new House({ broker, mailServer, ledger, doors, applications, close });
  }

  get broker(): RabbitMqBroker {
    return this.parts.broker;
  }

  get mailServer(): SmtpListener {
    return this.parts.mailServer;
  }

  get ledger(): Ledger {
    return this.parts.ledger;
  }

  async unreadyApplications(): Promise<string[]> {
    const states = this.parts.applications.map(async (application) =>
      (await application.isReady()) ? [] : [application.name],
    );
    return (await Promise.all(states)).flat();
  }

  /** Both instances of an application. */
  of(name: ApplicationName): Application[] {
    return this.parts.applications.filter((application) => application.name === name);
  }

  /** Every service's way to the database. */
  get doors(): DatabaseDoor[] {
    return this.parts.doors;
  }

  /**
   * Kills the first instance that comes to a moment of its work, and answers which it was and what it was about to say
   * or hear.
   */
  async killAt(moment: Moment): Promise<{ killed: Application; command: Command }> {
    const victims = this.of(moment.of);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`No ${moment.of} process came to this moment`)), patienceMs);
        for (const victim of victims) {
          victim.door?.setTrap(moment, (command) => {
            for (const { door } of victims) door?.removeTrap();
            victim.kill().then(() => resolve({ killed: victim, command }), reject);
          });
        }
      });
    } finally {
      clearTimeout(timer);
      for (const { door } of victims) door?.removeTrap();
    }
  }

  /** Ends everything, and leaves no database behind. */
  close(): Promise<void> {
    return this.parts.close();
  }
}

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
import { DatabaseProxy } from '../database/database-proxy';
import type { Command } from '../database/messages';
import type { Breakpoint } from '../database/breakpoints';
import { newPrefix } from '../database/rewrite-database-name';
import { Application, applicationNames, type ApplicationName } from './application';
import { openDatabaseServer } from './database-server';
import { StoredData } from './stored-data';

export const ownerEmail = 'owner@example.com';

const instances = [1, 2];
const timeoutMs = 30_000;

interface Parts {
  broker: RabbitMqBroker;
  mailServer: SmtpListener;
  storedData: StoredData;
  /** The database proxies of all services. */
  proxies: DatabaseProxy[];
  applications: Application[];
  close(): Promise<void>;
}

/** The whole product: two processes of every application, a broker, a database and an SMTP server. */
export class Deployment {
  private constructor(private readonly parts: Parts) {}

  /** @param suite names the directory of its logs, below `test-results/faults` */
  static async open(suite: string): Promise<Deployment> {
    const directory = resolve('test-results/faults', suite);
    await mkdir(directory, { recursive: true });
    // The guard removes a folder that does not exist, because the logs stay for the analysis of failures.
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
      UNDO_SECONDS: '0',
    };
    // Reserves all ports at once, so that no proxy opens on a port that is meant for an application.
    const ports = await freePorts(applicationNames.length * instances.length * 3);
    const proxies: DatabaseProxy[] = [];
    const applications: Application[] = [];
    for (const name of applicationNames) {
      for (const instance of instances) {
        const [port = 0, healthPort = 0, proxyPort = 0] = ports.splice(0, 3);
        const proxy = name === 'bff' ? undefined : await DatabaseProxy.open(address, prefix, proxyPort);
        if (proxy) proxies.push(proxy);
        applications.push(new Application(name, instance, { port, healthPort, proxy, settings, directory, guard }));
      }
    }
    const storedData = await StoredData.open(server.uri, prefix);
    const close = async (): Promise<void> => {
      await guard.removeNow();
      await Promise.all(proxies.map((proxy) => proxy.disconnect()));
      await storedData.close();
      await Promise.all([broker.stop(), mailServer.close(), server.close()]);
    };
    try {
      await Promise.all(applications.map((application) => application.start()));
    } catch (error) {
      await close();
      throw error;
    }
    return new Deployment({ broker, mailServer, storedData, proxies, applications, close });
  }

  get broker(): RabbitMqBroker {
    return this.parts.broker;
  }

  get mailServer(): SmtpListener {
    return this.parts.mailServer;
  }

  get storedData(): StoredData {
    return this.parts.storedData;
  }

  async unreadyApplications(): Promise<string[]> {
    const states = this.parts.applications.map(async (application) =>
      (await application.isReady()) ? [] : [application.name],
    );
    return (await Promise.all(states)).flat();
  }

  /** Ends a slow database and rejected e-mails, and frees all days. Everything else must be ready. */
  async reset(): Promise<void> {
    for (const proxy of this.proxies) proxy.setDelay(0);
    this.mailServer.acceptAll();
    await this.storedData.clear();
  }

  /** Both instances of an application. */
  of(name: ApplicationName): Application[] {
    return this.parts.applications.filter((application) => application.name === name);
  }

  /** The database proxies of all services. */
  get proxies(): DatabaseProxy[] {
    return this.parts.proxies;
  }

  /** Kills the first instance that reaches a breakpoint. @returns the instance and the command of the breakpoint */
  async killAt(breakpoint: Breakpoint): Promise<{ killed: Application; command: Command }> {
    const instances = this.of(breakpoint.of);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        timer = setTimeout(
          () => reject(new Error(`No instance of ${breakpoint.of} reached the breakpoint`)),
          timeoutMs,
        );
        for (const instance of instances) {
          instance.proxy?.setBreakpoint(breakpoint, (command) => {
            for (const { proxy } of instances) proxy?.removeBreakpoint();
            instance.kill().then(() => resolve({ killed: instance, command }), reject);
          });
        }
      });
    } finally {
      clearTimeout(timer);
      for (const { proxy } of instances) proxy?.removeBreakpoint();
    }
  }

  /** Stops everything and drops the databases. */
  close(): Promise<void> {
    return this.parts.close();
  }
}

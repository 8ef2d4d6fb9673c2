import { join } from 'node:path';
import { adminAuth } from '@hearthstay/admin-auth';
import { createResponseMetrics, servesMailbox, startBff } from '@hearthstay/bff';
import { bookings } from '@hearthstay/bookings';
import { subscriptions } from '@hearthstay/contracts';
import { media } from '@hearthstay/media';
import { createTransport } from '@hearthstay/messaging';
import { notifications } from '@hearthstay/notifications';
import {
  createMessageMetrics,
  collectMetrics,
  exampleAdmin,
  measureCalls,
  transportMetrics,
  type Env,
  type Running,
} from '@hearthstay/runtime';
import { BackupFolder } from './nightly-backup/backup-folder';
import { startNightlyBackup } from './nightly-backup/start-nightly-backup';
import { openMailboxSecret } from './mailbox-secret';
import { openData, type Data } from './open-data';
import { serveOperator } from './serve-operator';
import { startLocalHealth } from './start-local-health';
import { startServices } from './start-services';
import { welcome } from './welcome';

const services = [notifications, bookings, adminAuth, media];

/** Adds the default admin, so that a first start leads to a usable panel. In production `ADMIN_EMAILS` is required. */
const withFirstAdmin = (env: Env, { directory }: Data): Env =>
  directory && env.ADMIN_EMAILS.length === 0 ? { ...env, ADMIN_EMAILS: [exampleAdmin] } : env;

/** Where the embedded database is backed up every night; `undefined` if it is not. */
const backupFolderOf = ({ BACKUPS_KEPT }: Env, { directory }: Data): BackupFolder | undefined =>
  directory !== undefined && BACKUPS_KEPT > 0 ? new BackupFolder(join(directory, 'backups')) : undefined;

/** Starts the whole product in this process. */
export const startStandalone = async (settings: Env): Promise<Running> => {
  const data = await openData(settings);
  const env = withFirstAdmin(settings, data);
  const folder = backupFolderOf(env, data);
  const transport = await measureCalls(createTransport({ rabbitMqUrl: env.RABBITMQ_URL, subscriptions }));
  const interceptors = [await createMessageMetrics()];
  const running = await startServices(services, { env, databaseUri: data.uri, transport, interceptors });
  const isReady = async (): Promise<boolean> =>
    transport.isReady() && (await Promise.all(running.map((service) => service.isReady()))).every(Boolean);
  const bff = await startBff({
    env,
    mailboxSecret: servesMailbox(env) ? await openMailboxSecret(data.directory) : undefined,
    transport,
    webDirectory: join(import.meta.dirname, '../web'),
    isReady,
    latestBackup: folder && (() => folder.latest()),
    observeResponse: await createResponseMetrics(),
  });
  const backup =
    folder &&
    (await startNightlyBackup({
      folder,
      databaseUri: data.uri,
      kept: env.BACKUPS_KEPT,
      timeZone: env.PROPERTY_TIMEZONE,
    }));
  const health = await startLocalHealth(env.HEALTH_PORT, {
    isReady,
    readMetrics: () => collectMetrics([...transportMetrics(transport), bff, ...running, ...(backup ? [backup] : [])]),
  });
  const operator = await serveOperator(env, transport.client);
  process.stdout.write(welcome({ env, mailboxUrl: bff.mailboxUrl, dataDirectory: data.directory }));
  return {
    // In the order of requests, so that each part stops before its dependencies.
    close: async () => {
      await operator.close();
      await bff.close();
      await backup?.close();
      await Promise.all(running.map((service) => service.close()));
      await transport.close();
      await data.close();
      await health.close();
    },
  };
};

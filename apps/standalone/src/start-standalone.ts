import { join } from 'node:path';
import { adminAuth } from '@hearthstay/admin-auth';
import { startBff } from '@hearthstay/bff';
import { bookings } from '@hearthstay/bookings';
import { media } from '@hearthstay/media';
import { createTransport } from '@hearthstay/messaging';
import { notifications } from '@hearthstay/notifications';
import { startService, type Env, type Running } from '@hearthstay/runtime';
import { openData, type Data } from './open-data';
import { welcome } from './welcome';

const services = [notifications, bookings, adminAuth, media];

/** Who owns the house until its owner says otherwise: with data of one's own, the first start must end at a panel. */
const withFirstAdmin = (env: Env, { directory }: Data): Env =>
  directory && env.ADMIN_EMAILS.length === 0 ? { ...env, ADMIN_EMAILS: ['owner@example.com'] } : env;

/** Starts the whole product in this process. */
export const startStandalone = async (settings: Env): Promise<Running> => {
  const data = await openData(settings);
  const env = withFirstAdmin(settings, data);
  const transport = createTransport({ rabbitMqUrl: env.RABBITMQ_URL });
  const surroundings = { env, databaseUri: data.uri, transport };
  const running = await Promise.all(services.map((service) => startService(service, surroundings)));
  const bff = await startBff({
    env,
    transport,
    webDirectory: join(import.meta.dirname, '../web'),
    isReady: async () =>
      transport.isReady() && (await Promise.all(running.map((service) => service.isReady()))).every(Boolean),
  });
  process.stdout.write(welcome({ env, url: bff.url, dataDirectory: data.directory }));
  return {
    // From the outside in: whoever still works finds everything that it works with.
    close: async () => {
      await bff.close();
      await Promise.all(running.map((service) => service.close()));
      await transport.close();
      await data.close();
    },
  };
};

import { startRabbitMq } from '@hearthstay/testing';
import { startDatabaseThread } from '@hearthstay/testing/measuring';
import { startSmtpListener } from '@hearthstay/testing/smtp';
import { build } from 'vite';
import { startApplication, type Application } from './application';
import { benchmarkSettings, type Deployment } from './deployment';

const names = ['bookings', 'admin-auth', 'notifications', 'media', 'bff'];

/** Builds the applications that run in separate processes. */
export const buildApplications = async (): Promise<void> => {
  for (const name of names) await build({ configFile: `apps/${name}/vite.config.mjs`, logLevel: 'warn' });
};

/**
 * Starts this number of instances of each application as processes, with a separate broker and database.
 *
 * @param checkout a checkout of the repository, whose applications are built
 */
export const startDistributed = async (instances: number, checkout: string): Promise<Deployment> => {
  const [broker, database, mail] = await Promise.all([startRabbitMq(), startDatabaseThread(), startSmtpListener()]);
  const settings = { ...benchmarkSettings(mail), RABBITMQ_URL: broker.url, MONGODB_URI: database.uri };
  const programs: Application[] = [];
  for (let instance = 0; instance < instances; instance += 1) {
    const start = (name: string) => startApplication(name, checkout, settings);
    programs.push(...(await Promise.all(names.map(start))));
  }
  return {
    urls: programs.filter(({ name }) => name === 'bff').map(({ url }) => url),
    mail,
    programs,
    close: async () => {
      await Promise.all(programs.map((program) => program.stop()));
      await Promise.all([broker.stop(), database.close(), mail.close()]);
    },
  };
};

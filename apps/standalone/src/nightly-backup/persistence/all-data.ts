import { databaseConnection, databaseOf } from '@hearthstay/database';
import type { Data } from '@hearthstay/data-transfer/export';
import type { Connection } from 'mongoose';

/** The injection token of the {@link Data} of all services. */
export const allData = Symbol('data of all services');

/** Provides the data of all services by the connection of this process. */
export const allDataProvider = {
  provide: allData,
  inject: [databaseConnection],
  useFactory: (connection: Connection): Data => {
    const client = connection.getClient();
    return {
      client,
      place: 'the embedded database',
      database: (service) => client.db(databaseOf(service)),
      close: () => Promise.resolve(),
    };
  },
};

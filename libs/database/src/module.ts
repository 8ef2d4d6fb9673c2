import { Inject, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { Connection, Model, mongo, Schema } from 'mongoose';
import { closeDatabase, openDatabase, pingDatabase } from './connection';
import type { DatabaseOptions } from './connection';
import type { Heartbeat, HeartbeatOptions } from './instances/heartbeat';
import { holdBackStaleWrites } from './instances/hold-back-stale-writes';
import type { Migration } from './migrations/migration';
import { OutageInterceptor } from './outage.interceptor';
import { prepareDatabase } from './prepare-database';

/** The injection token of the service's mongoose `Connection`. */
export const databaseConnection = Symbol('database connection');

/** The injection token of a `Model`: `constructor(@Inject(modelToken('Booking')) bookings: Model<Booking>)`. */
export const modelToken = (name: string): string => `model ${name}`;

export interface ModelDefinition {
  name: string;
  schema: Schema;
}

export interface DatabaseModuleOptions extends DatabaseOptions, Partial<HeartbeatOptions> {
  models: ModelDefinition[];
  /** In the order in which they are applied. */
  migrations?: readonly Migration[];
}

const heartbeatToken = Symbol('heartbeat');

/** The data in the memory of the process is outdated, and its supervisor restarts it. */
const endProcess = (error: Error): void => {
  setImmediate(() => {
    throw error;
  });
};

/** Creates the indexes of a collection in one command: Mongoose's own `createIndexes` sends one for each index. */
const createIndexes = async ({ schema, collection }: Model<unknown>): Promise<void> => {
  const indexes = schema.indexes().map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription);
  if (indexes.length > 0) await collection.createIndexes(indexes);
};

/**
 * Provides a service with its connection and models. The application is not ready before its data is migrated and every
 * index exists; the connection is closed when it stops.
 */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(databaseConnection) private readonly connection: Connection,
    @Inject(heartbeatToken) private readonly heartbeat: Heartbeat | null,
  ) {}

  static forRoot({
    models,
    migrations = [],
    onDataReplaced = endProcess,
    timing,
    ...options
  }: DatabaseModuleOptions): DynamicModule {
    const modelProviders = models.map(({ name, schema }) => ({
      provide: modelToken(name),
      inject: [databaseConnection, heartbeatToken],
      useFactory: async (connection: Connection, heartbeat: Heartbeat | null): Promise<Model<unknown>> => {
        const model = connection.model<unknown>(name, heartbeat ? holdBackStaleWrites(schema, heartbeat) : schema);
        await createIndexes(model);
        return model;
      },
    }));
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: databaseConnection, useFactory: () => openDatabase(options) },
        {
          provide: heartbeatToken,
          inject: [databaseConnection],
          useFactory: (connection: Connection) => prepareDatabase(connection, migrations, { onDataReplaced, timing }),
        },
        { provide: APP_INTERCEPTOR, useClass: OutageInterceptor },
        ...modelProviders,
      ],
      exports: [databaseConnection, ...modelProviders.map(({ provide }) => provide)],
    };
  }

  /** A service is ready only while its database is available. */
  checkReadiness(): Promise<void> {
    return pingDatabase(this.connection);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.heartbeat?.stop();
    await closeDatabase(this.connection);
  }
}

import { Inject, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { Connection, Model, Schema } from 'mongoose';
import { closeDatabase, openDatabase, pingDatabase } from './connection';
import type { DatabaseOptions } from './connection';
import { dropIndexes } from './drop-indexes';
import { Heartbeat, type HeartbeatOptions } from './instances/heartbeat';
import { holdBackStaleWrites } from './instances/hold-back-stale-writes';
import { isEmbedded } from './instances/is-embedded';
import { OutageInterceptor } from './outage.interceptor';

/** The injection token of the service's mongoose `Connection`. */
export const databaseConnection = Symbol('database connection');

/** The injection token of a `Model`: `constructor(@Inject(modelToken('Booking')) bookings: Model<Booking>)`. */
export const modelToken = (name: string): string => `model ${name}`;

export interface ModelDefinition {
  name: string;
  schema: Schema;
  /** Names of indexes that an earlier version has made and nobody needs any more. */
  retiredIndexes?: readonly string[];
}

export interface DatabaseModuleOptions extends DatabaseOptions, Partial<HeartbeatOptions> {
  models: ModelDefinition[];
}

const heartbeatToken = Symbol('heartbeat');

/** The embedded database needs no heartbeat, and is spared a write to the disk every few seconds. */
const startHeartbeat = async (connection: Connection, options: HeartbeatOptions): Promise<Heartbeat | null> => {
  const database = connection.getClient().db(connection.name);
  return (await isEmbedded(database)) ? null : Heartbeat.start(database, options);
};

/** Nothing that the process knows is true any more, and its supervisor starts it again. */
const endProcess = (error: Error): void => {
  setImmediate(() => {
    throw error;
  });
};

/**
 * Gives a service its connection and its models. The application is not ready before every index exists, and the
 * connection is closed when it shuts down.
 */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(databaseConnection) private readonly connection: Connection,
    @Inject(heartbeatToken) private readonly heartbeat: Heartbeat | null,
  ) {}

  static forRoot({ models, onDataReplaced = endProcess, ...options }: DatabaseModuleOptions): DynamicModule {
    const modelProviders = models.map(({ name, schema, retiredIndexes = [] }) => ({
      provide: modelToken(name),
      inject: [databaseConnection, heartbeatToken],
      useFactory: async (connection: Connection, heartbeat: Heartbeat | null): Promise<Model<unknown>> => {
        const model = connection.model<unknown>(name, heartbeat ? holdBackStaleWrites(schema, heartbeat) : schema);
        await model.createIndexes();
        await dropIndexes(model, retiredIndexes);
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
          useFactory: (connection: Connection) => startHeartbeat(connection, { onDataReplaced }),
        },
        { provide: APP_INTERCEPTOR, useClass: OutageInterceptor },
        ...modelProviders,
      ],
      exports: [databaseConnection, ...modelProviders.map(({ provide }) => provide)],
    };
  }

  /** A service is ready only while its database answers. */
  checkReadiness(): Promise<void> {
    return pingDatabase(this.connection);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.heartbeat?.stop();
    await closeDatabase(this.connection);
  }
}

import { Inject, Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { Connection, Model, Schema } from 'mongoose';
import { closeDatabase, openDatabase, pingDatabase } from './connection';
import type { DatabaseOptions } from './connection';
import { OutageInterceptor } from './outage.interceptor';

/** The injection token of the service's mongoose `Connection`. */
export const databaseConnection = Symbol('database connection');

/** The injection token of a `Model`: `constructor(@Inject(modelToken('Booking')) bookings: Model<Booking>)`. */
export const modelToken = (name: string): string => `model ${name}`;

export interface ModelDefinition {
  name: string;
  schema: Schema;
}

export interface DatabaseModuleOptions extends DatabaseOptions {
  models: ModelDefinition[];
}

/**
 * Gives a service its connection and its models. The application is not ready before every index exists, and the
 * connection is closed when it shuts down.
 */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(databaseConnection) private readonly connection: Connection) {}

  static forRoot({ models, ...options }: DatabaseModuleOptions): DynamicModule {
    const modelProviders = models.map(({ name, schema }) => ({
      provide: modelToken(name),
      inject: [databaseConnection],
      useFactory: async (connection: Connection): Promise<Model<unknown>> => {
        const model = connection.model<unknown>(name, schema);
        await model.createIndexes();
        return model;
      },
    }));
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: databaseConnection, useFactory: () => openDatabase(options) },
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
    await closeDatabase(this.connection);
  }
}

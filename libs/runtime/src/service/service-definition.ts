import type { DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@hearthstay/contracts';
import type { Migration } from '@hearthstay/database';
import type { Env } from '../env/env-schema';

export interface ServiceContext {
  env: Env;
  /** The URI of the MongoDB server; the service uses the database with its name. */
  databaseUri: string;
}

/** A service, to be started in its own process or in the standalone process. */
export interface ServiceDefinition {
  name: ServiceName;
  sendsEmails?: boolean;
  /** The migrations of its database, for a check before the service starts. */
  migrations?: readonly Migration[];
  /** The root module. It can inject `RpcClient` and `EventPublisher` without an import. */
  module(context: ServiceContext): DynamicModule;
}

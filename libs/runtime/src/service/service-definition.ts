import type { DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@hearthstay/contracts';
import type { Env } from '../env/env-schema';

export interface ServiceContext {
  env: Env;
  /** Where the service's MongoDB is; the database of its own in there is named by the service. */
  databaseUri: string;
}

/** One service, described so that a process of its own and the standalone process start it alike. */
export interface ServiceDefinition {
  name: ServiceName;
  sendsEmails?: boolean;
  /** The service's root module; `RpcClient` and `EventPublisher` are there without being imported. */
  module(context: ServiceContext): DynamicModule;
}

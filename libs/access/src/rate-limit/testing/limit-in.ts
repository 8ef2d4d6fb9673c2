import { modelToken } from '@hearthstay/database';
import { Test } from '@nestjs/testing';
import type { Connection, Model } from 'mongoose';
import { CounterRepository, RateLimit, rateLimitModels, ReachedLimits, type RateLimitRule } from '../../index';
import type { RateLimitDocument } from '../persistence/rate-limit.schema';

const modelIn = async (connection: Connection, name: string): Promise<Model<unknown>> => {
  const definition = rateLimitModels.find((model) => model.name === name);
  const known: unknown = connection.models[name];
  const model = (known as Model<unknown> | undefined) ?? connection.model<unknown>(name, definition?.schema);
  await model.createIndexes();
  return model;
};

export const reachedLimitsIn = async (connection: Connection): Promise<ReachedLimits> => {
  const model = { provide: modelToken('reached_limits'), useValue: await modelIn(connection, 'reached_limits') };
  const module = await Test.createTestingModule({ providers: [ReachedLimits, model] }).compile();
  return module.get(ReachedLimits);
};

/** A limit by these rules that counts in the database of a connection. */
export const limitIn = async (connection: Connection, rules: RateLimitRule[]): Promise<RateLimit> => {
  const counts = (await modelIn(connection, 'rate_limits')) as Model<RateLimitDocument>;
  return new RateLimit(rules, new CounterRepository(counts), await reachedLimitsIn(connection));
};

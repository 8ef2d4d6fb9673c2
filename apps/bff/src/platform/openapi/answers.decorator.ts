import { SetMetadata } from '@nestjs/common';
import type { ErrorCode } from '@hearthstay/contracts';
import type { z } from 'zod';

const described = Symbol('described');

interface Description {
  /** What the call does, in a few words for the API's documentation. */
  summary: string;
  /** How it can be refused, apart from what every call like it can be refused with. */
  refusals?: readonly ErrorCode[];
  /** Whether it changes something, where its method does not tell. */
  isCommand?: boolean;
  /** The form that it takes in place of a JSON body. */
  form?: z.ZodType;
}

export interface DescribedAnswer extends Description {
  schema: z.ZodType;
}

type HandlerOf<Schema extends z.ZodType> = (...parameters: never[]) => Promise<z.output<Schema>> | Promise<void>;

/**
 * Says what a route answers. The compiler holds the method to it, unless the method writes the answer itself; the API's documentation
 * is made of it.
 */
export const Answers =
  <Schema extends z.ZodType>(schema: Schema, description: Description) =>
  <Handler extends HandlerOf<Schema>>(
    target: object,
    propertyKey: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    const answer: DescribedAnswer = { schema, ...description };
    SetMetadata(described, answer)(target, propertyKey, descriptor);
  };

/** What a route's method was said to answer; `undefined` when nothing was said. */
export const answerOf = (handler: object): DescribedAnswer | undefined =>
  Reflect.getMetadata(described, handler) as DescribedAnswer | undefined;

import { SetMetadata } from '@nestjs/common';
import type { ErrorCode } from '@hearthstay/contracts';
import type { z } from 'zod';

const apiOperation = Symbol('API operation');

interface Description {
  summary: string;
  /** The errors of this operation, apart from those that every operation of its kind has. */
  errors?: readonly ErrorCode[];
  /** Whether the operation changes data; by default, whether its method is not GET. */
  isCommand?: boolean;
  /** The multipart form that the operation takes in place of a JSON body. */
  form?: z.ZodType;
  /** Of the response, if it is not JSON. */
  mediaType?: string;
}

export interface DescribedOperation extends Description {
  response: z.ZodType;
}

type HandlerOf<Schema extends z.ZodType> = (...parameters: never[]) => Promise<z.output<Schema>> | Promise<void>;

/**
 * Describes an operation for the OpenAPI document. The compiler checks that the handler returns what `response`
 * describes, unless the handler writes the response itself.
 */
export const ApiOperation =
  <Schema extends z.ZodType>(response: Schema, description: Description) =>
  <Handler extends HandlerOf<Schema>>(
    target: object,
    propertyKey: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    const operation: DescribedOperation = { response, ...description };
    SetMetadata(apiOperation, operation)(target, propertyKey, descriptor);
  };

/** The description of a handler; `undefined` if it has none. */
export const describedOperation = (handler: object): DescribedOperation | undefined =>
  Reflect.getMetadata(apiOperation, handler) as DescribedOperation | undefined;

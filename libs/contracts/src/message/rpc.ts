import type { z } from 'zod';
import { deadlines } from './deadlines';
import type { ServiceName } from './service-name';

/**
 * The declaration of a call, which both ends parse and take their types from.
 */
export interface RpcContract<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  readonly kind: 'query' | 'command';
  readonly name: `${ServiceName}.${string}`;
  readonly service: ServiceName;
  readonly request: Request;
  readonly response: Response;
  /** The deadline of the caller, in milliseconds. */
  readonly deadlineMs: number;
}

/** The parsed request of a handler, with defaults and trimmed texts. */
export type RequestOf<Contract extends RpcContract> = z.output<Contract['request']>;
/** The request of a caller. */
export type RequestInputOf<Contract extends RpcContract> = z.input<Contract['request']>;
export type ResponseOf<Contract extends RpcContract> = z.output<Contract['response']>;

type Schemas<Request extends z.ZodType, Response extends z.ZodType> = {
  request: Request;
  response: Response;
  deadlineMs?: number;
};

const rpc = <Request extends z.ZodType, Response extends z.ZodType>(
  kind: RpcContract['kind'],
  name: RpcContract['name'],
  { request, response, deadlineMs }: Schemas<Request, Response>,
): RpcContract<Request, Response> => ({
  kind,
  name,
  service: name.slice(0, name.indexOf('.')) as ServiceName,
  request,
  response,
  deadlineMs: deadlineMs ?? (kind === 'query' ? deadlines.read : deadlines.write),
});

/** Declares a query: a call without side effects. */
export const query = <Request extends z.ZodType, Response extends z.ZodType>(
  name: RpcContract['name'],
  schemas: Schemas<Request, Response>,
) => rpc('query', name, schemas);

/** Declares a command: a call that changes data. */
export const command = <Request extends z.ZodType, Response extends z.ZodType>(
  name: RpcContract['name'],
  schemas: Schemas<Request, Response>,
) => rpc('command', name, schemas);

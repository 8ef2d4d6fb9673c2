import type { z } from 'zod';
import { deadlines } from './deadlines';
import type { ServiceName } from './service-name';

/** A call that one service answers: declared once, parsed at both ends, typed from here for the caller and the handler. */
export interface RpcContract<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  readonly kind: 'query' | 'command';
  readonly name: `${ServiceName}.${string}`;
  readonly service: ServiceName;
  readonly request: Request;
  readonly response: Response;
  /** How long the caller waits for the answer, in milliseconds. */
  readonly deadlineMs: number;
}

/** What a handler receives: defaults filled in, text trimmed. */
export type RequestOf<Contract extends RpcContract> = z.output<Contract['request']>;
/** What a caller passes. */
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

/** Declares a call that changes nothing. */
export const query = <Request extends z.ZodType, Response extends z.ZodType>(
  name: RpcContract['name'],
  schemas: Schemas<Request, Response>,
) => rpc('query', name, schemas);

/** Declares a call that changes something. */
export const command = <Request extends z.ZodType, Response extends z.ZodType>(
  name: RpcContract['name'],
  schemas: Schemas<Request, Response>,
) => rpc('command', name, schemas);

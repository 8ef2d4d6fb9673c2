import { applyDecorators, UseFilters, UseInterceptors, UsePipes } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { RequestOf, ResponseOf, RpcContract } from '@hearthstay/contracts';
import { PassErrorsFilter } from '../errors/pass-errors.filter';
import { RequestPipe } from './request.pipe';
import { ResponseInterceptor } from './response.interceptor';

type HandlerOf<Contract extends RpcContract> = (request: RequestOf<Contract>) => Promise<ResponseOf<Contract>>;

/**
 * Makes a controller's method the handler of a call. The request and the response are parsed with the schemas of the
 * contract.
 */
export const Handles =
  <Contract extends RpcContract>(contract: Contract) =>
  <Handler extends HandlerOf<Contract>>(
    target: object,
    propertyKey: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    applyDecorators(
      MessagePattern(contract.name, { kind: contract.kind, deadlineMs: contract.deadlineMs }),
      UsePipes(new RequestPipe(contract.request)),
      UseInterceptors(new ResponseInterceptor(contract.response)),
      UseFilters(PassErrorsFilter),
    )(target, propertyKey, descriptor);
  };

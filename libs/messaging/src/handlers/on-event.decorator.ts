import { applyDecorators, UseFilters, UsePipes } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { eventMessageSchema, type EventContract, type MessageOf } from '@hearthstay/contracts';
import { PassErrorsFilter } from '../errors/pass-errors.filter';
import { RequestPipe } from './request.pipe';

/**
 * Makes a controller's method a consumer of an event. Events are delivered at least once and in any order, and again
 * when the method throws, so it must be idempotent: its effect is stored under a key made of the message's id.
 */
export const OnEvent =
  <Contract extends EventContract>(contract: Contract) =>
  <Handler extends (message: MessageOf<Contract>) => Promise<void>>(
    target: object,
    propertyKey: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    const consumes = EventPattern(contract.name) as MethodDecorator;
    applyDecorators(
      consumes,
      UsePipes(new RequestPipe(eventMessageSchema.extend({ payload: contract.payload }))),
      UseFilters(PassErrorsFilter),
    )(target, propertyKey, descriptor);
  };

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { locales, type Locale } from '@hearthstay/contracts';
import type { Request } from 'express';

/**
 * The language of the response, by `Accept-Language`: German unless English is preferred, as most guests are German.
 */
export const localeOf = (request: Request): Locale => (request.acceptsLanguages([...locales]) || 'de') as Locale;

export const RequestLocale = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  localeOf(context.switchToHttp().getRequest<Request>()),
);

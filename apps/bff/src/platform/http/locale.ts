import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { defaultLocale, locales, type Locale } from '@hearthstay/locales';
import type { Request } from 'express';

/** The language of the response, by `Accept-Language`. */
export const localeOf = (request: Request): Locale =>
  (request.acceptsLanguages([...locales]) || defaultLocale) as Locale;

export const RequestLocale = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  localeOf(context.switchToHttp().getRequest<Request>()),
);

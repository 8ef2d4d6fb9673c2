import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { locales, type Locale } from '@hearthstay/contracts';
import type { Request } from 'express';

/** The language to answer in, by `Accept-Language`: German unless it prefers English (behaviour: Answers). */
export const localeOf = (request: Request): Locale => (request.acceptsLanguages([...locales]) || 'de') as Locale;

export const RequestLocale = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  localeOf(context.switchToHttp().getRequest<Request>()),
);

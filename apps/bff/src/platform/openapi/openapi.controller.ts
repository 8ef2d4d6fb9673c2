import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Request, Response } from 'express';
import { cachedJson, sendCachedJson, type CachedJson } from '../cache/cached-json';
import { routesIn } from '../http/routes';
import { pageStyle } from '../pages/style';
import { Public } from '../security/public.decorator';
import { docsStyle } from './docs-style';
import { openApiDocument, type OpenApiDocument } from './document';

/** The API's description, for programs and for people. It is made when it is first asked for, not when the program starts. */
@Public()
@Controller('api')
export class OpenApiController {
  private made: CachedJson<OpenApiDocument> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  @Get('openapi.json')
  async document(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendCachedJson(this.copy(), request, response);
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async page(): Promise<string> {
    const { docsPage } = await import('./docs-page');
    return docsPage(this.copy().value);
  }

  @Get('docs/style.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  style(): string {
    return pageStyle + docsStyle;
  }

  private copy(): CachedJson<OpenApiDocument> {
    return (this.made ??= cachedJson(openApiDocument(routesIn(this.discovery))));
  }
}

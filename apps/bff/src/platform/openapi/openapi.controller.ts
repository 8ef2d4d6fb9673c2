import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DomainError } from '@hearthstay/contracts';
import type { Request, Response } from 'express';
import { cacheControl } from '../cache/cache-control';
import { cachedJson, sendCached, type CachedJson } from '../cache/cached-response';
import { Public } from '../security/public.decorator';
import { routesIn } from './routes';

const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/**
 * Serves the OpenAPI document and its viewer. Both are loaded by the first request, to keep the start of the process
 * short.
 */
@Public()
@Controller('api')
export class OpenApiController {
  private document: Promise<CachedJson<unknown>> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  @Get('openapi.json')
  async openApi(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendCached(await (this.document ??= this.generate()), request, response);
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async page(): Promise<string> {
    return (await import('./docs-page')).docsPage;
  }

  @Get('docs/initializer.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  async initializer(): Promise<string> {
    return (await import('./docs-page')).initializer;
  }

  @Get('docs/:file')
  async viewerFile(@Param('file') file: string, @Res() response: Response): Promise<void> {
    if (!viewerFiles.includes(file)) throw new DomainError('NOT_FOUND');
    const { default: swaggerUiDirectory } = await import('swagger-ui-dist/absolute-path.js');
    response.set('Cache-Control', cacheControl.everybody);
    response.sendFile(file, { root: swaggerUiDirectory(), cacheControl: false });
  }

  private async generate(): Promise<CachedJson<unknown>> {
    const { openApiDocument } = await import('./document');
    return cachedJson(openApiDocument(routesIn(this.discovery)), cacheControl.everybody);
  }
}

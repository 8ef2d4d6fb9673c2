import type { RequestHandler } from 'express';
import { sendCached } from '../../platform/cache/cached-response';
import { allowFraming } from '../../platform/security/headers';
import { responseFor } from '../pages/page-response';
import { embedPath } from './embed-address';
import type { EmbedPages } from './embed-pages';

/**
 * Serves the calendar for frames of other websites, the only page that can be shown in one. While the owner has allowed
 * none, there is no such page.
 */
export const serveEmbed =
  (pages: EmbedPages): RequestHandler =>
  async (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || request.path !== embedPath) return next();
    const page = await pages.get(request);
    if (!page) return next();
    allowFraming(response, page);
    sendCached(responseFor(request, page.response), request, response);
  };

import { readFileSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import type { SettingsView } from '@hearthstay/contracts';
import { withDeadline } from '@hearthstay/messaging';
import type { RequestHandler } from 'express';
import { etagOf, isNotModified, type CachedJson } from '../cache/cached-json';
import type { ReadCache } from '../cache/read-cache';

type Settings = CachedJson<SettingsView>;

interface Page {
  html: Buffer;
  etag: string;
}

/** Short, because a page without settings requests them itself. */
const settingsTimeoutMs = 300;
const log = new Logger('Spa');

const pageOf = (html: string): Page => {
  const bytes = Buffer.from(html);
  return { html: bytes, etag: etagOf(bytes) };
};

/**
 * Inserts the public settings, as `GET /api/bookings/settings` returns them, in an element with the id `settings`. The
 * content security policy allows it because a data block is no script. Escaping `<` keeps the content from ending the
 * element.
 */
const withSettings = (html: string, { body }: Settings): string => {
  const json = body.toString().replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="settings">${json}</script></head>`);
};

/**
 * Serves the index page with the settings, so that its first rendering does not wait for a second response. Browsers
 * have to revalidate it, because it names the hashed files of the current build.
 */
export const indexPage = (file: string, settings: ReadCache<Settings>): RequestHandler => {
  const html = readFileSync(file, 'utf8');
  const bare = pageOf(html);
  let made: { of: Settings; page: Page } | undefined;

  const current = async (): Promise<Page> => {
    const copy = settings.peek() ?? (await withDeadline(settingsTimeoutMs, settings.get()));
    if (made?.of !== copy) made = { of: copy, page: pageOf(withSettings(html, copy)) };
    return made.page;
  };

  return async (request, response) => {
    const page = await current().catch((error: unknown) => {
      log.warn({ err: error }, 'Cannot read the settings for the page, sending it without them');
      return bare;
    });
    response.set({ 'Cache-Control': 'no-cache', ETag: page.etag });
    if (isNotModified(request, page.etag)) response.status(304).end();
    else response.type('html').send(page.html);
  };
};

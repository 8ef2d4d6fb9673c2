import type { RequestHandler } from 'express';
import { homeAddress, locales, type Locale } from '@hearthstay/locales';
import { cacheControl } from '../../platform/cache/cache-control';
import type { PublicSettingsCache } from '../settings/public-settings.cache';

/** Excludes the pages behind links in e-mails and the panel; allows the photo, which messengers show. */
const allowed = [
  'Allow: /api/media/',
  ...['/api/', '/admin', '/status/', '/confirm/', '/dev/'].map((path) => `Disallow: ${path}`),
];

const robots = (publicUrl: string): string =>
  ['User-agent: *', ...allowed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

const noRobots = 'User-agent: *\nDisallow: /\n';

/** The home page in all languages. The URL of a site contains no character that XML reserves. */
const sitemap = (publicUrl: string): string => {
  const addressIn = (locale: Locale) => homeAddress(publicUrl, locale);
  const alternates = locales.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${addressIn(locale)}"/>`,
  );
  const urls = locales.map((locale) => `<url><loc>${addressIn(locale)}</loc>${alternates.join('')}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

/** Serves `/robots.txt` and `/sitemap.xml`. A site with a password excludes all pages. */
export const serveSearchEngines =
  (publicUrl: string, settings: PublicSettingsCache): RequestHandler =>
  async (request, response, next) => {
    if (request.path !== '/robots.txt' && request.path !== '/sitemap.xml') return next();
    const known = settings.peek() ?? (await settings.get().catch(() => undefined));
    response.set('Cache-Control', cacheControl.everybody);
    // After a 503, search engines retry later and continue to use the version that they have.
    if (!known) return void response.status(503).set('Retry-After', '60').end();
    const { passwordRequired } = known.value;
    if (request.path === '/robots.txt') response.type('txt').send(passwordRequired ? noRobots : robots(publicUrl));
    else if (passwordRequired) next();
    else response.type('xml').send(sitemap(publicUrl));
  };

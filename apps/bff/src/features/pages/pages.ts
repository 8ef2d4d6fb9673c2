import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PageRenderer, SettingsView } from '@hearthstay/contracts';
import { defaultLocale } from '@hearthstay/locales';
import { withDeadline } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../../platform/cache/cached-response';
import type { ReadCache } from '../../platform/cache/read-cache';
import { Cookies } from '../../platform/security/cookies';
import { HouseCache } from '../house/house.cache';
import { LegalPagesCache } from '../legal/legal-pages.cache';
import { OccupiedDaysCache } from '../availability/occupied-days.cache';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { pageAddressOf, type PageAddress } from './page-address';
import { home, isLegal, pageToRender, type PageToRender } from './page-content';
import { pageResponseOf, responseFor, type PageResponse } from './page-response';
import { fillTemplate, inLanguage } from './page-template';

export interface PageOptions {
  /** The build output of the front end: `client` for browsers, `server` for rendering. */
  webDirectory: string;
  publicUrl: string;
  loadRenderer: () => Promise<PageRenderer>;
}
export const pageOptions = Symbol('options of the pages');

/** The page of a first visit. */
const firstPage: PageAddress = {
  path: home,
  locale: defaultLocale,
  namesLocale: false,
  month: null,
  from: null,
  isAuthorized: false,
};
/** The time limit for the content. It is short, because the browser requests missing content itself. */
const timeoutMs = 300;
/**
 * More than all pages at one time. A site with a password has the most, 132: 14 home pages, for up to 13 months and
 * for no month, the gate, and 9 other paths before and after it; each in two languages, by cookie and by URL.
 */
const maxPages = 144;

/** Whether the home page contains what guests read about the house; behind a password only the browser requests it. */
const showsHouse = ({ house, passwordRequired }: SettingsView): boolean => house === true && !passwordRequired;

/** `undefined` if it is not known in time; the page then shows that it is loading. */
const knownInTime = async <Value extends object>(cache: ReadCache<Value>): Promise<Value | undefined> =>
  cache.peek() ?? (await withDeadline(timeoutMs, cache.get()).catch(() => undefined));

/**
 * Renders and caches pages. The cache key contains everything that a page is rendered from, so a cached page is never
 * older than the responses of the API.
 */
@Injectable()
export class Pages {
  private readonly log = new Logger(Pages.name);
  /** The built page of the front end; empty if that is not built. */
  readonly template: string;
  private renderer: Promise<PageRenderer> | undefined;
  private readonly withoutContent = new Map<string, PageResponse>();
  private readonly rendered = new LRUCache<string, PageResponse, PageToRender>({
    max: maxPages,
    fetchMethod: (_key, _stale, { context }) => this.render(context),
  });

  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly days: OccupiedDaysCache,
    private readonly house: HouseCache,
    private readonly legalPages: LegalPagesCache,
    private readonly cookies: Cookies,
    @Inject(pageOptions) private readonly options: PageOptions,
    private readonly clock: Clock,
  ) {
    const file = join(options.webDirectory, 'client/index.html');
    this.template = existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** Whether the front end is built. */
  get exist(): boolean {
    return this.template !== '';
  }

  /** The cached home page; `undefined` if it has to be rendered, or a call to a service is necessary. */
  find(request: IncomingMessage): CachedResponse | undefined {
    const address = pageAddressOf(request, this.cookies);
    const settings = this.settings.peek();
    if (address.path !== home || !settings) return undefined;
    const isGated = settings.value.passwordRequired;
    const days = isGated ? undefined : this.days.peek();
    if (!isGated && !days) return undefined;
    const house = showsHouse(settings.value) ? this.house.peek() : undefined;
    if (showsHouse(settings.value) && !house) return undefined;
    const page = this.rendered.get(pageToRender(home, address, { settings, days, house }, this.clock.now()).key);
    return page && responseFor(request, page);
  }

  /** The page; without its content if the services do not respond in time, and the browser requests it then. */
  async get(request: IncomingMessage): Promise<CachedResponse> {
    const address = pageAddressOf(request, this.cookies);
    const page = await this.read(address).catch((error: unknown) => {
      this.log.warn({ err: error }, 'Cannot render the page; it is sent without its content');
      return this.renderWithoutContent(address).catch(() => pageResponseOf(inLanguage(this.template, address.locale)));
    });
    return responseFor(request, page);
  }

  /** Loads the renderer and renders the home page before the first request. */
  async warm(): Promise<void> {
    if (this.exist) await this.read(firstPage).catch(() => undefined);
  }

  private async read(address: PageAddress): Promise<PageResponse> {
    // Both are awaited together, because an unhandled rejection of one would end the process.
    const [renderer, settings] = await Promise.all([
      this.load(),
      this.settings.peek() ?? withDeadline(timeoutMs, this.settings.get()),
    ]);
    const path = renderer.pageOf(address.path);
    const showsDays = path === home && !settings.value.passwordRequired;
    const responses = {
      settings,
      days: showsDays ? await knownInTime(this.days) : undefined,
      house: path === home && showsHouse(settings.value) ? await knownInTime(this.house) : undefined,
      legalPages: isLegal(path) ? await knownInTime(this.legalPages) : undefined,
    };
    const page = pageToRender(path, address, responses, this.clock.now());
    return this.rendered.forceFetch(page.key, { context: page });
  }

  /** A failed load is retried with the next page. */
  private load(): Promise<PageRenderer> {
    this.renderer ??= this.options.loadRenderer().catch((error: unknown) => {
      this.renderer = undefined;
      throw error;
    });
    return this.renderer;
  }

  private async renderWithoutContent({ path, locale }: PageAddress): Promise<PageResponse> {
    const { pageOf, renderWithoutContent } = await this.load();
    const route = pageOf(path);
    const key = `${locale}${route}`;
    const known = this.withoutContent.get(key);
    if (known) return known;
    const rendered = await renderWithoutContent(route, locale);
    const page = await pageResponseOf(fillTemplate(this.template, locale, rendered), rendered.status);
    this.withoutContent.set(key, page);
    return page;
  }

  private async render(page: PageToRender): Promise<PageResponse> {
    const { render } = await this.load();
    const { address } = page;
    const content = page.content();
    const rendered = await render(address, content, this.options.publicUrl);
    return pageResponseOf(fillTemplate(this.template, content.locale, rendered), rendered.status);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PageRenderer } from '@hearthstay/contracts';
import { withDeadline } from '@hearthstay/messaging';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../../platform/cache/cached-response';
import { OccupiedDaysCache } from '../availability/occupied-days.cache';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { pageAddressOf, type PageAddress } from './page-address';
import { home, pageToRender, type Answers, type PageToRender } from './page-content';
import { pageResponseOf, responseFor, type PageResponse } from './page-response';
import { fillTemplate } from './page-template';

export interface PageOptions {
  /** What the front end was built into: `client` is for browsers, `server` for rendering. */
  webDirectory: string;
  publicUrl: string;
  loadRenderer: () => Promise<PageRenderer>;
}
export const pageOptions = Symbol('options of the pages');

/** A short time, because a page without its content requests it itself. */
const timeoutMs = 300;
/** As many as there are months to ask for, in both languages, by cookie and by address. */
const maxPages = 60;

/**
 * Renders pages and keeps them. A page is kept under all that it was rendered from, so one that is found is never older
 * than the settings and the days that the API answers.
 */
@Injectable()
export class Pages {
  private readonly log = new Logger(Pages.name);
  private readonly template: string | undefined;
  private renderer: Promise<PageRenderer> | undefined;
  private withoutContent: Promise<PageResponse> | undefined;
  private readonly rendered = new LRUCache<string, PageResponse, PageToRender>({
    max: maxPages,
    fetchMethod: (_key, _stale, { context }) => this.render(context),
  });

  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly days: OccupiedDaysCache,
    @Inject(pageOptions) private readonly options: PageOptions,
  ) {
    const file = join(options.webDirectory, 'client/index.html');
    this.template = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /** Whether the front end is built. */
  get exist(): boolean {
    return this.template !== undefined;
  }

  /** The home page; `undefined` if it has to be rendered, or if a service has to be asked for its content. */
  find(request: IncomingMessage): CachedResponse | undefined {
    const address = pageAddressOf(request);
    const settings = this.settings.peek();
    if (address.path !== home || !settings) return undefined;
    const isGated = settings.value.passwordRequired;
    const days = isGated ? undefined : this.days.peek();
    if (!isGated && !days) return undefined;
    const page = this.rendered.get(pageToRender(home, address, { settings, days }).key);
    return page && responseFor(request, page);
  }

  /** The page, or one that requests its content itself if the services do not answer in time. */
  async get(request: IncomingMessage): Promise<CachedResponse> {
    const page = await this.read(pageAddressOf(request)).catch((error: unknown) => {
      this.log.warn({ err: error }, 'Cannot render the page; it is sent without its content');
      return (this.withoutContent ??= pageResponseOf(this.template ?? ''));
    });
    return responseFor(request, page);
  }

  /** Loads the renderer and renders the home page, before the first visitor comes. */
  async warm(): Promise<void> {
    const address: PageAddress = { path: home, locale: 'de', namesLocale: false, month: null, isAuthorized: false };
    if (this.exist) await this.read(address).catch(() => undefined);
  }

  private async read(address: PageAddress): Promise<PageResponse> {
    // Both at once: what fails alone, while nobody waits for it, ends the process.
    const [renderer, settings] = await Promise.all([
      this.load(),
      this.settings.peek() ?? withDeadline(timeoutMs, this.settings.get()),
    ]);
    const path = renderer.pageOf(address.path);
    const showsDays = path === home && !settings.value.passwordRequired;
    const page = pageToRender(path, address, { settings, days: showsDays ? await this.readDays() : undefined });
    return this.rendered.forceFetch(page.key, { context: page });
  }

  /** The page says that they load as long as it does not have them. */
  private async readDays(): Promise<Answers['days']> {
    return this.days.peek() ?? (await withDeadline(timeoutMs, this.days.get()).catch(() => undefined));
  }

  /** A failed load is tried again with the next page. */
  private load(): Promise<PageRenderer> {
    this.renderer ??= this.options.loadRenderer().catch((error: unknown) => {
      this.renderer = undefined;
      throw error;
    });
    return this.renderer;
  }

  private async render({ address, content }: PageToRender): Promise<PageResponse> {
    const { render } = await this.load();
    const rendered = await render(address, content, this.options.publicUrl);
    return pageResponseOf(fillTemplate(this.template ?? '', content.locale, rendered));
  }
}

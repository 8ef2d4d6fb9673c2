import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { embedSection, type DomainError, type EmbedContent, type EmbedLook } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { formatIsoMonth, monthOfAddress, todayAt } from '@hearthstay/stay';
import { LRUCache } from 'lru-cache';
import { errorView } from '../../platform/errors/error-view';
import { toDomainError } from '../../platform/errors/to-domain-error';
import { OccupiedDaysCache } from '../availability/occupied-days.cache';
import { pageResponseOf, type PageResponse } from '../pages/page-response';
import { fillTemplate } from '../pages/page-template';
import { pageOptions, type PageOptions } from '../pages/pages';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { embedAddress, embedLocaleOf, embedLookOf, embedMonthOf } from './embed-address';
import { EmbedOriginsCache } from './embed-origins.cache';
import { embedStyle, type EmbedStyle } from './embed-style';
import { refusedEmbed } from './refused-embed';

/** The calendar for a frame. */
export interface EmbedPage {
  response: PageResponse;
  /** The origins whose pages may show it. */
  origins: readonly string[];
  /** The inline style that it contains. */
  style?: string | undefined;
}

/** The year of one language and look, and some more; anybody can ask for further looks. */
const maxPages = 32;

/** Renders and caches the calendar for frames of other websites. */
@Injectable()
export class EmbedPages {
  private readonly template: string;
  private readonly rendered = new LRUCache<
    string,
    PageResponse,
    { content: EmbedContent; style: EmbedStyle | undefined }
  >({
    max: maxPages,
    fetchMethod: (_key, _stale, { context: { content, style } }) => this.render(content, style),
  });

  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly days: OccupiedDaysCache,
    private readonly origins: EmbedOriginsCache,
    @Inject(pageOptions) private readonly options: PageOptions,
    private readonly clock: Clock,
  ) {
    const file = join(options.webDirectory, 'client/embed.html');
    this.template = existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** The calendar; `undefined` while the owner has allowed no website to show it. Without its days they are unknown. */
  async get({ url = '' }: IncomingMessage): Promise<EmbedPage | undefined> {
    // Nobody may show it while the origins are unknown.
    const { origins } = await this.origins.get().catch(() => embedSection.schema.parse({}));
    if (origins.length === 0 || this.template === '') return undefined;
    try {
      return await this.pageWith(url, embedLookOf(url), origins);
    } catch (error) {
      const refusal = toDomainError(error);
      if (refusal?.code !== 'VALIDATION_FAILED') throw error;
      return { origins, response: await this.refuse(url, refusal) };
    }
  }

  private async pageWith(url: string, look: EmbedLook, origins: readonly string[]): Promise<EmbedPage> {
    const settings = await this.settings.get();
    const { timezone, passwordRequired } = settings.value;
    const days = passwordRequired ? undefined : await this.days.get().catch(() => undefined);
    const locale = embedLocaleOf(url);
    const today = todayAt(timezone, this.clock.now());
    const month = monthOfAddress({ month: embedMonthOf(url), from: null }, { today, ...settings.value });
    const address = embedAddress(locale, month && formatIsoMonth(month), look);
    const content: EmbedContent = {
      ...{ locale, today, origins, address },
      settings: settings.value,
      // Another website gets no names, also where the house shows them.
      occupiedDays: days?.value.map(({ guestName: _hidden, ...day }) => day),
    };
    const style = embedStyle(look);
    const key = [address, today, settings.etag, days?.etag, ...origins].join(' ');
    return {
      origins,
      style: style?.css,
      response: await this.rendered.forceFetch(key, { context: { content, style } }),
    };
  }

  private async render(content: EmbedContent, style: EmbedStyle | undefined): Promise<PageResponse> {
    const { renderEmbed } = await this.options.loadRenderer();
    const { head, body } = await renderEmbed(content);
    if (style === undefined) return pageResponseOf(fillTemplate(this.template, content.locale, { head, body }));
    const page = fillTemplate(this.template, content.locale, { head: `${head}<style>${style.css}</style>`, body });
    return pageResponseOf(page.replace('<html', `<html data-scheme="${style.scheme}"`));
  }

  private async refuse(url: string, refusal: DomainError): Promise<PageResponse> {
    const locale = embedLocaleOf(url);
    const view = errorView(refusal, locale);
    return pageResponseOf(fillTemplate(this.template, locale, refusedEmbed(view)), view.statusCode);
  }
}

import { Controller, Get, Header, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { decidePath, DomainError, linkDecisionBodySchema, type Locale } from '@hearthstay/contracts';
import { isLocale } from '@hearthstay/locales';
import { parseOrRefuse } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { todayAt } from '@hearthstay/stay';
import type { Request, Response } from 'express';
import { errorView } from '../../platform/errors/error-view';
import { toDomainError } from '../../platform/errors/to-domain-error';
import { localeOf } from '../../platform/http/locale';
import { guestLinkToken } from '../../platform/http/resource-id.pipe';
import { noteSecurityEvent } from '../../platform/security-log/security-log';
import { Cookies } from '../../platform/security/cookies';
import { Public } from '../../platform/security/public.decorator';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { hasDecided, hasUndone, isDecidedBy, isUndoable, lastDecision, questionOf } from './decided-by';
import { Decisions, type OpenedDecision } from './decisions';
import type { DecidePageState } from './page-props';
import {
  decisionIn,
  failedAttempt,
  isMessage,
  isUndecided,
  linkMessageSchema,
  undecidedAttempt,
  type Form,
} from './posted-form';
import { readForm } from './read-form';
import { decideStyle } from './style';

/** How long an admin can undo a decision, in seconds. */
export const undoSeconds = Symbol('seconds to undo a decision');

/**
 * The page by which an admin decides. It works without a script: buttons send a form. Opening it changes nothing, and a
 * successful decision leads to the page again by `GET`, so that reloading it does not repeat the decision. It is in the
 * language of e-mails to its admin; without one of their own, in that chosen on this site, else in that of the browser.
 */
@Public()
@Controller('decide')
export class DecidePageController {
  constructor(
    private readonly decisions: Decisions,
    private readonly settings: PublicSettingsCache,
    @Inject(undoSeconds) private readonly undoSeconds: number,
    private readonly clock: Clock,
    private readonly cookies: Cookies,
  ) {}

  @Get('style.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  style(): string {
    return decideStyle;
  }

  @Get(':token')
  async show(
    @Param('token') token: string,
    @Query('message') message: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.ask(response, { token, locale: this.chosenLocale(request), isMessageSent: message === 'sent' });
  }

  /** Carries out a decision, or sends the note of one that came too late as a message. */
  @Post(':token')
  async submit(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const locale = this.chosenLocale(request);
    const form = await readForm(request);
    const page = decidePath(token);
    if (isUndecided(form)) return this.ask(response, { token, locale, attempt: undecidedAttempt(form) });
    try {
      if (isMessage(form)) {
        await this.decisions.write(this.checked(token), parseOrRefuse(linkMessageSchema, form));
        return response.redirect(303, `${page}?message=sent`);
      }
      await this.decisions.decide(this.checked(token), parseOrRefuse(linkDecisionBodySchema, decisionIn(form)));
      response.redirect(303, page);
    } catch (error) {
      const refused = toDomainError(error);
      if (!refused) throw error;
      await this.refuse(response, refused, { token, locale, form });
    }
  }

  private async ask(
    response: Response,
    { token, locale, ...state }: { token: string } & Pick<DecidePageState, 'locale' | 'attempt' | 'isMessageSent'>,
  ): Promise<void> {
    try {
      const opened = await this.decisions.open(this.checked(token));
      await this.send(response, 200, opened, { ...state, locale: opened.adminLocale ?? locale });
    } catch (error) {
      await this.sendEnded(response, error, locale);
    }
  }

  /** The mail program that shows the page may have no cookie of this site. */
  private chosenLocale(request: Request): Locale {
    const chosen = this.cookies.read(request, 'language');
    return isLocale(chosen) ? chosen : localeOf(request);
  }

  /** A malformed token is an unknown one. */
  private checked(token: string): string {
    return guestLinkToken.transform(token);
  }

  private async refuse(
    response: Response,
    refused: DomainError,
    { token, locale: browserLocale, form }: { token: string; locale: Locale; form: Form },
  ): Promise<void> {
    let opened: OpenedDecision;
    try {
      opened = await this.decisions.open(this.checked(token));
    } catch (error) {
      return this.sendEnded(response, error, browserLocale);
    }
    if (this.isRepeated(refused, opened, form['decision'])) return response.redirect(303, decidePath(token));
    const locale = opened.adminLocale ?? browserLocale;
    const { statusCode, message } = errorView(refused, locale);
    await this.send(response, statusCode, opened, { locale, attempt: failedAttempt(form, message) });
  }

  /**
   * Whether a button was pressed twice, which has decided once. One of an earlier state has decided nothing; undoing
   * twice is always of an earlier state.
   */
  private isRepeated({ code }: DomainError, { admin, request }: OpenedDecision, decision: string | undefined): boolean {
    if (decision === 'undo') return hasUndone(admin, request);
    return code !== 'BOOKING_CHANGED_MEANWHILE' && hasDecided(admin, request, decision);
  }

  private async send(
    response: Response,
    status: number,
    opened: OpenedDecision,
    state: Pick<DecidePageState, 'locale' | 'attempt' | 'isMessageSent'>,
  ): Promise<void> {
    const { decidePage } = await import('./decide-page');
    const { request } = opened;
    const { propertyName, timezone, stayRules } = (await this.settings.get()).value;
    const today = todayAt(timezone, this.clock.now());
    const [entries, newMessages] = questionOf(request, today)
      ? await Promise.all([this.decisions.entriesAround(request), this.decisions.newMessagesOf(request)])
      : [[], []];
    const unit = stayRules?.sameDayTurnover ? 'nights' : 'days';
    const html = await decidePage(opened, {
      ...state,
      ...{ propertyName, entries, newMessages, unit, timeZone: timezone, today, canUndo: this.canUndo(opened) },
    });
    response.status(status).set('X-Robots-Tag', 'noindex').type('html').send(html);
  }

  private canUndo({ admin, request }: OpenedDecision): boolean {
    const last = lastDecision(request);
    if (!last || !isUndoable(request) || !isDecidedBy(admin, request)) return false;
    return this.clock.now().getTime() - Date.parse(last.at) < this.undoSeconds * 1_000;
  }

  private async sendEnded(response: Response, error: unknown, locale: Locale): Promise<void> {
    const refused = toDomainError(error);
    if (refused?.code !== 'LINK_INVALID' && refused?.code !== 'REQUEST_NOT_FOUND') throw error;
    if (refused.code === 'LINK_INVALID') noteSecurityEvent(response.req, 'link-refused');
    const { endedPage } = await import('./decide-page');
    response
      .status(404)
      .set('X-Robots-Tag', 'noindex')
      .type('html')
      .send(await endedPage(locale));
  }
}

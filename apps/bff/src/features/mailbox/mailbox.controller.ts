import { Controller, Get, Header, Param, Query, Res, UseGuards } from '@nestjs/common';
import { DomainError, getMailboxEmail, listMailbox, type Locale } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Response } from 'express';
import { mailboxEmailId } from '../../platform/http/resource-id.pipe';
import { RequestLocale } from '../../platform/http/locale';
import { pageStyle } from './style';
import { Public } from '../../platform/security/public.decorator';
import { emailDocument, emailDocumentHeaders } from './email-document';
import type { MailboxEmail } from './email-page';
import { followList } from './follow-list';
import { mailboxPath } from './mailbox-address';
import { setMailboxCookie } from './mailbox-cookie';
import { MailboxSecret } from './mailbox-secret';
import { MailboxGuard } from './mailbox.guard';

/**
 * Shows the e-mails of a process without an SMTP server to a person at its machine. The modules that render the pages
 * are loaded by the first request, to keep the start of the process short.
 */
@Public()
@UseGuards(MailboxGuard)
@Controller('dev/mailbox')
export class MailboxController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly secret: MailboxSecret,
  ) {}

  /**
   * Moves the secret from the printed URL into a cookie, because browsers store URLs in their history and show them.
   */
  @Get()
  async list(
    @Query('secret') printed: unknown,
    @RequestLocale() locale: Locale,
    @Res() response: Response,
  ): Promise<void> {
    if (printed !== undefined) {
      setMailboxCookie(response, this.secret.value);
      return response.redirect(303, mailboxPath);
    }
    const { listPage } = await import('./list-page');
    response.type('html').send(await listPage(await this.rpc.call(listMailbox, {}), locale));
  }

  @Get('style.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  style(): string {
    return pageStyle;
  }

  @Get('follow-list.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return followList;
  }

  @Get(':id')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async page(@Param('id', mailboxEmailId) id: string, @RequestLocale() locale: Locale): Promise<string> {
    const { emailPage } = await import('./email-page');
    return emailPage(await this.email(id), locale);
  }

  @Get(':id/html')
  async document(@Param('id', mailboxEmailId) id: string, @Res() response: Response): Promise<void> {
    const { html } = await this.email(id);
    response.set(emailDocumentHeaders).type('html').send(emailDocument(html));
  }

  @Get(':id/attachments/:index')
  async attachment(
    @Param('id', mailboxEmailId) id: string,
    @Param('index') index: string,
    @Res() response: Response,
  ): Promise<void> {
    const attachment = (await this.email(id)).attachments[Number(index)];
    if (!attachment) throw new DomainError('NOT_FOUND');
    response
      .attachment(attachment.filename)
      .type(attachment.contentType)
      .send(Buffer.from(attachment.contentBase64, 'base64'));
  }

  private email(id: string): Promise<MailboxEmail> {
    return this.rpc.call(getMailboxEmail, { id });
  }
}

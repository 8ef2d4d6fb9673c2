import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import {
  accessRequestBodySchema,
  type AdminLinkView,
  adminLinkViewSchema,
  type AdminSessionView,
  adminSessionViewSchema,
  closeSession,
  type Locale,
  openSession,
  requestAccess,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Request } from 'express';
import { adminLinkToken } from '../../platform/http/resource-id.pipe';
import { Caller } from '../../platform/http/caller';
import { RequestLocale } from '../../platform/http/locale';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { UnsafeGet } from '../../platform/http/unsafe-get.decorator';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { FormerToken, SessionToken } from '../../platform/security/bearer-token';
import { setAdmin } from '../../platform/security/current-admin';
import { Public } from '../../platform/security/public.decorator';
import { sentence } from '../../platform/sentences/sentence';

@Controller('api/admin')
export class AdminSessionsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(adminLinkViewSchema, {
    summary: 'Sends an admin a link to the panel; the response is the same for everybody',
  })
  @Public()
  @Post('request-access')
  @HttpCode(200)
  async requestAccess(
    @ParsedBody(accessRequestBodySchema) { email, returnTo }: Parsed<typeof accessRequestBodySchema>,
    @RequestLocale() locale: Locale,
    @Caller() caller: string,
  ): Promise<AdminLinkView> {
    const { linkMinutes } = await this.rpc.call(requestAccess, { email, caller, returnTo });
    return { message: sentence(locale, 'ADMIN_LINK_SENT'), linkMinutes };
  }

  @ApiOperation(adminSessionViewSchema, {
    summary: 'Opens a session with a link; ends the one of the bearer token, if there is one',
    errors: ['ADMIN_LINK_INVALID'],
  })
  @Public()
  @UnsafeGet('verify/:token')
  async open(
    @Req() request: Request,
    @PathParam('token', adminLinkToken) linkToken: string,
    @FormerToken() formerToken: string | undefined,
    @Headers('User-Agent') userAgent: string | undefined,
  ): Promise<AdminSessionView> {
    const session = await this.rpc.call(openSession, { linkToken, formerToken, userAgent });
    setAdmin(request, session.email);
    return session;
  }

  /** Public, because an expired session can be closed too. */
  @ApiOperation(closeSession.response.omit({ email: true }), {
    summary: 'Ends the session',
    errors: ['AUTHENTICATION_REQUIRED'],
  })
  @Public()
  @Post('logout')
  @HttpCode(200)
  async close(@Req() request: Request, @SessionToken() token: string): Promise<Record<string, never>> {
    const { email } = await this.rpc.call(closeSession, { token });
    if (email !== undefined) setAdmin(request, email);
    return {};
  }
}

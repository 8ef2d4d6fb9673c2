import { Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  confirmRequest,
  createRequest,
  emailBodySchema,
  listGuestRequests,
  requestFieldsSchema,
  sendAccessLink,
  type ConfirmationView,
  type Locale,
  type MessageView,
  type RequestView,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { z } from 'zod';
import { GuestPassword } from '../gate/guest-password';
import { guestLinkToken } from '../http/address-part.pipe';
import { Caller } from '../http/caller';
import { RequestLocale } from '../http/locale';
import { ParsedBody } from '../http/parsed-body.decorator';
import { Public } from '../security/public.decorator';
import { sentence } from '../sentences/sentence';
import { confirmationView } from './confirmation-view';
import { requestView } from './request-view';

/** What guests do with their requests; the links in their e-mails are what lets them in. */
@Public()
@Controller('api/bookings')
export class GuestRequestsController {
  constructor(private readonly rpc: RpcClient) {}

  @Post('request')
  async create(
    @ParsedBody(requestFieldsSchema) fields: z.infer<typeof requestFieldsSchema>,
    @RequestLocale() locale: Locale,
    @GuestPassword() password: string | undefined,
    @Caller() caller: string,
    @Headers('Idempotency-Key') idempotencyKey: string | undefined,
  ): Promise<RequestView> {
    const request = { ...fields, locale, password, caller, idempotencyKey };
    return requestView(await this.rpc.call(createRequest, request));
  }

  @Get('status')
  async list(@Query('token', guestLinkToken) token: string): Promise<RequestView[]> {
    return (await this.rpc.call(listGuestRequests, { token })).map(requestView);
  }

  @Get('requests/:emailOrMe')
  async listOf(
    @Param('emailOrMe') emailOrMe: string,
    @Query('token', guestLinkToken) token: string,
  ): Promise<RequestView[]> {
    const email = emailOrMe === 'me' ? undefined : emailOrMe;
    return (await this.rpc.call(listGuestRequests, { token, email })).map(requestView);
  }

  @Get('confirm/:token')
  async confirm(
    @Param('token', guestLinkToken) token: string,
    @RequestLocale() locale: Locale,
  ): Promise<ConfirmationView> {
    return confirmationView(await this.rpc.call(confirmRequest, { token }), locale);
  }

  @Post('send-access-link')
  @HttpCode(200)
  async sendLink(
    @ParsedBody(emailBodySchema) { email }: z.infer<typeof emailBodySchema>,
    @RequestLocale() locale: Locale,
    @Caller() caller: string,
  ): Promise<MessageView> {
    await this.rpc.call(sendAccessLink, { email, locale, caller });
    return { message: sentence(locale, 'GUEST_LINK_SENT') };
  }
}

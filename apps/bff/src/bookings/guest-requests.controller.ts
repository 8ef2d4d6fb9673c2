import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
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
import { guestLinkToken } from '../http/address-part.pipe';
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
  ): Promise<RequestView> {
    return requestView(await this.rpc.call(createRequest, { ...fields, locale }));
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
  ): Promise<MessageView> {
    await this.rpc.call(sendAccessLink, { email, locale });
    return { message: sentence(locale, 'GUEST_LINK_SENT') };
  }
}

import { Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import {
  type ConfirmationView,
  confirmationViewSchema,
  type admitGuest,
  cancellationWishBody,
  confirmationBody,
  confirmOwnRequest,
  confirmRequest,
  createRequest,
  emailBodySchema,
  type GuestRequestView,
  guestRequestView,
  listGuestRequests,
  type Locale,
  type MessageView,
  messageViewSchema,
  requestFieldsSchema,
  type RequestOf,
  type RequestView,
  requestView,
  sendAccessLink,
  shownDaysSchema,
  wishCancellation,
  withdrawalBody,
  withdrawRequest,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { Guest } from '../site-password/guest.decorator';
import { guestLinkToken, requestId } from '../../platform/http/resource-id.pipe';
import { Caller } from '../../platform/http/caller';
import { RequestLocale } from '../../platform/http/locale';
import { ParsedBody, type Parsed, PathParam, QueryField } from '../../platform/http/request-input.decorators';
import { UnsafeGet } from '../../platform/http/unsafe-get.decorator';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { GuestLinkToken, StatusToken } from '../../platform/security/bearer-token';
import { Public } from '../../platform/security/public.decorator';
import { sentence } from '../../platform/sentences/sentence';
import { confirmationView } from './confirmation-view';
import { ownRequestErrors } from './own-request-errors';
import { rangeErrors } from './range-errors';

/** The requests of guests. The token of a link in an e-mail authenticates the guest. */
@Public()
@Controller('api/bookings')
export class GuestRequestsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(requestView.schema, {
    summary: 'Asks for days',
    errors: [
      'PASSWORD_REQUIRED',
      'NOT_WHITELISTED',
      ...rangeErrors,
      'TOO_MANY_GUESTS',
      'QUOTE_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  })
  @Post('request')
  async create(
    @ParsedBody(requestFieldsSchema) fields: Parsed<typeof requestFieldsSchema>,
    @RequestLocale() locale: Locale,
    @Guest() guest: RequestOf<typeof admitGuest>,
    @Headers('Idempotency-Key') idempotencyKey: string | undefined,
  ): Promise<RequestView> {
    const request = { ...fields, ...guest, locale, idempotencyKey };
    return requestView.of(await this.rpc.call(createRequest, request));
  }

  @ApiOperation(z.array(guestRequestView.schema), {
    summary: 'The requests of the guest whom a status link was sent to, whose token is a parameter or the bearer token',
    errors: ['LINK_INVALID'],
  })
  @Get('status')
  async list(@GuestLinkToken() token: string): Promise<GuestRequestView[]> {
    return (await this.rpc.call(listGuestRequests, { token })).map(guestRequestView.of);
  }

  @ApiOperation(z.array(guestRequestView.schema), {
    summary: 'The same, for an address that has to be the one of the link, or for `me`',
    errors: ['LINK_INVALID', 'FORBIDDEN'],
  })
  @Get('requests/:emailOrMe')
  async listOf(
    @PathParam('emailOrMe') emailOrMe: string,
    @GuestLinkToken() token: string,
  ): Promise<GuestRequestView[]> {
    const email = emailOrMe === 'me' ? undefined : emailOrMe;
    return (await this.rpc.call(listGuestRequests, { token, email })).map(guestRequestView.of);
  }

  @ApiOperation(confirmationViewSchema, {
    summary: 'Confirms a request; one that is confirmed already stays so',
    isCommand: true,
    errors: ['LINK_INVALID', 'INVALID_TRANSITION', 'REQUEST_IN_PAST', 'BOOKING_CHANGED_MEANWHILE'],
  })
  @UnsafeGet('confirm/:token')
  async confirm(
    @PathParam('token', guestLinkToken) token: string,
    @RequestLocale() locale: Locale,
    @QueryField('shown', shownDaysSchema) shown?: string,
  ): Promise<ConfirmationView> {
    return confirmationView(await this.rpc.call(confirmRequest, { token, shown }), locale);
  }

  @ApiOperation(requestView.schema, {
    summary: 'The same for a request of the guest whose status link authenticates the call, as bearer token',
    errors: [...ownRequestErrors, 'INVALID_TRANSITION', 'BOOKING_CHANGED_MEANWHILE'],
  })
  @Post('requests/:id/confirm')
  @HttpCode(200)
  async confirmOwn(
    @PathParam('id', requestId) id: string,
    @StatusToken() token: string,
    @ParsedBody(confirmationBody) { shown }: Parsed<typeof confirmationBody>,
  ): Promise<RequestView> {
    return requestView.of(await this.rpc.call(confirmOwnRequest, { id, token, shown }));
  }

  @ApiOperation(requestView.schema, {
    summary: 'Withdraws a pending request of the guest whose status link authenticates the call',
    errors: [...ownRequestErrors, 'INVALID_TRANSITION', 'BOOKING_CHANGED_MEANWHILE'],
  })
  @Post('requests/:id/withdraw')
  @HttpCode(200)
  async withdraw(
    @PathParam('id', requestId) id: string,
    @StatusToken() token: string,
    @ParsedBody(withdrawalBody) { shown }: Parsed<typeof withdrawalBody>,
  ): Promise<RequestView> {
    return requestView.of(await this.rpc.call(withdrawRequest, { id, token, shown }));
  }

  @ApiOperation(requestView.schema, {
    summary: 'Asks the owner to cancel a booking of the guest whose status link authenticates the call',
    errors: [...ownRequestErrors, 'INVALID_TRANSITION', 'CANCELLATION_WISHED_ALREADY', 'BOOKING_CHANGED_MEANWHILE'],
  })
  @Post('requests/:id/cancellation')
  @HttpCode(200)
  async wishCancellation(
    @PathParam('id', requestId) id: string,
    @StatusToken() token: string,
    @ParsedBody(cancellationWishBody) wish: Parsed<typeof cancellationWishBody>,
  ): Promise<RequestView> {
    return requestView.of(await this.rpc.call(wishCancellation, { id, token, ...wish }));
  }

  @ApiOperation(messageViewSchema, {
    summary: 'Sends a guest who has requests the link to them; the response is the same for everybody',
  })
  @Post('send-access-link')
  @HttpCode(200)
  async sendLink(
    @ParsedBody(emailBodySchema) { email }: Parsed<typeof emailBodySchema>,
    @RequestLocale() locale: Locale,
    @Caller() caller: string,
  ): Promise<MessageView> {
    await this.rpc.call(sendAccessLink, { email, locale, caller });
    return { message: sentence(locale, 'GUEST_LINK_SENT') };
  }
}

import { Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import {
  type AccountedRequestView,
  accountedRequestView,
  approveRequest,
  cancellationBodySchema,
  cancellationResponseBody,
  cancelRequest,
  changeGuest,
  changePrice,
  decisionBodySchema,
  declineRequest,
  type DecidedRequestView,
  decidedRequestView,
  enterBooking,
  enteredBookingBody,
  type EnteredRequestView,
  enteredRequestView,
  getRequest,
  getRequestHistory,
  guestChangesBody,
  listRequests,
  type ListedRequestView,
  listedRequestView,
  moveBody,
  moveBooking,
  paymentFieldsSchema,
  priceChangeSchema,
  recordPayment,
  removePayment,
  respondToCancellationWish,
  type RequestHistoryEntry,
  type RequestPageView,
  requestPageView,
  type RequestView,
  requestView,
  undoBodySchema,
  undoDecision,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { entryId, requestId } from '../../platform/http/resource-id.pipe';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

@Controller('api/admin/requests')
export class AdminRequestsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.array(listedRequestView.schema), { summary: 'Every request, newest first' })
  @Get()
  async list(): Promise<ListedRequestView[]> {
    return (await this.rpc.call(listRequests, {})).map(listedRequestView.of);
  }

  @ApiOperation(requestPageView.schema, {
    summary: 'One request with all that the owner may know of it',
    errors: ['REQUEST_NOT_FOUND'],
  })
  @Get(':id')
  async get(@PathParam('id', requestId) id: string): Promise<RequestPageView> {
    return requestPageView.of(await this.rpc.call(getRequest, { id }));
  }

  @ApiOperation(accountedRequestView.schema, {
    summary: 'Changes what is known of the guest of a request',
    errors: ['REQUEST_NOT_FOUND', 'GUEST_ERASED', 'BOOKING_CHANGED_MEANWHILE'],
  })
  @Patch(':id/guest')
  async changeGuest(
    @PathParam('id', requestId) id: string,
    @ParsedBody(guestChangesBody) changes: Parsed<typeof guestChangesBody>,
  ): Promise<AccountedRequestView> {
    return accountedRequestView.of(await this.rpc.call(changeGuest, { id, ...changes }));
  }

  @ApiOperation(enteredRequestView.schema, {
    summary: 'Enters a booking that did not come by the form',
    errors: ['REQUEST_IN_PAST', 'REQUEST_WITHOUT_PRICE', 'ENTRY_CONFLICT'],
  })
  @Post()
  async enter(@ParsedBody(enteredBookingBody) booking: Parsed<typeof enteredBookingBody>): Promise<EnteredRequestView> {
    return enteredRequestView.of(await this.rpc.call(enterBooking, booking));
  }

  @ApiOperation(decidedRequestView.schema, {
    summary: 'Approves or declines a request',
    errors: [
      'REQUEST_NOT_FOUND',
      'INVALID_TRANSITION',
      'REQUEST_IN_PAST',
      'APPROVAL_CONFLICT',
      'BOOKING_CHANGED_MEANWHILE',
    ],
  })
  @Patch(':id')
  async decide(
    @PathParam('id', requestId) id: string,
    @ParsedBody(decisionBodySchema) { status, ...decision }: Parsed<typeof decisionBodySchema>,
  ): Promise<DecidedRequestView> {
    return decidedRequestView.of(
      status === 'approved'
        ? await this.rpc.call(approveRequest, { id, ...decision })
        : await this.rpc.call(declineRequest, { id, note: decision.note, shown: decision.shown }),
    );
  }

  @ApiOperation(decidedRequestView.schema, {
    summary: 'Cancels an approved request, or a confirmed one if that is asked for',
    errors: ['REQUEST_NOT_FOUND', 'INVALID_TRANSITION', 'REQUEST_IN_PAST', 'BOOKING_CHANGED_MEANWHILE'],
  })
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(
    @PathParam('id', requestId) id: string,
    @ParsedBody(cancellationBodySchema) cancellation: Parsed<typeof cancellationBodySchema>,
  ): Promise<DecidedRequestView> {
    return decidedRequestView.of(await this.rpc.call(cancelRequest, { id, ...cancellation }));
  }

  @ApiOperation(decidedRequestView.schema, {
    summary: 'Cancels a booking as its guest wishes, or keeps it',
    errors: [
      'REQUEST_NOT_FOUND',
      'NO_CANCELLATION_WISH',
      'INVALID_TRANSITION',
      'REQUEST_IN_PAST',
      'BOOKING_CHANGED_MEANWHILE',
    ],
  })
  @Post(':id/cancellation')
  @HttpCode(200)
  async respondToCancellationWish(
    @PathParam('id', requestId) id: string,
    @ParsedBody(cancellationResponseBody) response: Parsed<typeof cancellationResponseBody>,
  ): Promise<DecidedRequestView> {
    return decidedRequestView.of(await this.rpc.call(respondToCancellationWish, { id, ...response }));
  }

  @ApiOperation(decidedRequestView.schema, {
    summary: 'Gives a booking other days',
    errors: [
      'REQUEST_NOT_FOUND',
      'INVALID_TRANSITION',
      'REQUEST_IN_PAST',
      'SAME_STAY',
      'REQUEST_WITHOUT_PRICE',
      'MOVE_CONFLICT',
      'BOOKING_CHANGED_MEANWHILE',
    ],
  })
  @Post(':id/move')
  @HttpCode(200)
  async move(
    @PathParam('id', requestId) id: string,
    @ParsedBody(moveBody) move: Parsed<typeof moveBody>,
  ): Promise<DecidedRequestView> {
    return decidedRequestView.of(await this.rpc.call(moveBooking, { id, ...move }));
  }

  @ApiOperation(requestView.schema, {
    summary: 'Undoes the decision that the same admin has just made on a request, before its e-mails are sent',
    errors: [
      'REQUEST_NOT_FOUND',
      'INVALID_TRANSITION',
      'REQUEST_IN_PAST',
      'UNDO_TOO_LATE',
      'DECIDED_BY_ANOTHER_ADMIN',
      'UNDO_CONFLICT',
      'BOOKING_CHANGED_MEANWHILE',
    ],
  })
  @Post(':id/undo')
  @HttpCode(200)
  async undo(
    @PathParam('id', requestId) id: string,
    @ParsedBody(undoBodySchema) { shown }: Parsed<typeof undoBodySchema>,
  ): Promise<RequestView> {
    return requestView.of(await this.rpc.call(undoDecision, { id, shown }));
  }

  @ApiOperation(accountedRequestView.schema, {
    summary: 'Sets the total of a pending request in place of the calculated one',
    errors: [
      'REQUEST_NOT_FOUND',
      'INVALID_TRANSITION',
      'REQUEST_IN_PAST',
      'REQUEST_WITHOUT_PRICE',
      'BOOKING_CHANGED_MEANWHILE',
    ],
  })
  @Patch(':id/price')
  async changePrice(
    @PathParam('id', requestId) id: string,
    @ParsedBody(priceChangeSchema) change: Parsed<typeof priceChangeSchema>,
  ): Promise<AccountedRequestView> {
    return accountedRequestView.of(await this.rpc.call(changePrice, { id, ...change }));
  }

  @ApiOperation(accountedRequestView.schema, {
    summary: 'Notes a payment or a refund',
    errors: ['REQUEST_NOT_FOUND', 'INVALID_TRANSITION', 'REQUEST_WITHOUT_PRICE', 'TOO_MANY_PAYMENTS'],
  })
  @Post(':id/payments')
  async recordPayment(
    @PathParam('id', requestId) id: string,
    @ParsedBody(paymentFieldsSchema) payment: Parsed<typeof paymentFieldsSchema>,
  ): Promise<AccountedRequestView> {
    return accountedRequestView.of(await this.rpc.call(recordPayment, { id, payment }));
  }

  @ApiOperation(accountedRequestView.schema, {
    summary: 'Removes a payment that was noted by mistake',
    errors: ['REQUEST_NOT_FOUND', 'ENTRY_NOT_FOUND'],
  })
  @Delete(':id/payments/:paymentId')
  async removePayment(
    @PathParam('id', requestId) id: string,
    @PathParam('paymentId', entryId) paymentId: string,
  ): Promise<AccountedRequestView> {
    return accountedRequestView.of(await this.rpc.call(removePayment, { id, paymentId }));
  }

  @ApiOperation(getRequestHistory.response, {
    summary: 'What has happened to a request, oldest first',
    errors: ['REQUEST_NOT_FOUND'],
  })
  @Get(':id/history')
  history(@PathParam('id', requestId) id: string): Promise<RequestHistoryEntry[]> {
    return this.rpc.call(getRequestHistory, { id });
  }
}

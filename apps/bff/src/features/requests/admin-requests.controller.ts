import { Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import {
  approveRequest,
  cancellationBodySchema,
  cancelRequest,
  decisionBodySchema,
  declineRequest,
  type DecidedRequestView,
  decidedRequestViewSchema,
  getRequestHistory,
  listRequests,
  type ListedRequestView,
  listedRequestViewSchema,
  type RequestHistoryEntry,
  type RequestView,
  requestViewSchema,
  undoDecision,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { decidedRequestView, listedRequestView, requestView } from './request-view';
import { requestId } from '../../platform/http/resource-id.pipe';
import { ParsedBody, PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

@Controller('api/admin/requests')
export class AdminRequestsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.array(listedRequestViewSchema), { summary: 'Every request, newest first' })
  @Get()
  async list(): Promise<ListedRequestView[]> {
    return (await this.rpc.call(listRequests, {})).map(listedRequestView);
  }

  @ApiOperation(decidedRequestViewSchema, {
    summary: 'Approves or declines a request',
    errors: ['REQUEST_NOT_FOUND', 'INVALID_TRANSITION', 'REQUEST_IN_PAST', 'APPROVAL_CONFLICT'],
  })
  @Patch(':id')
  async decide(
    @PathParam('id', requestId) id: string,
    @ParsedBody(decisionBodySchema) { status }: z.infer<typeof decisionBodySchema>,
  ): Promise<DecidedRequestView> {
    return decidedRequestView(await this.rpc.call(status === 'approved' ? approveRequest : declineRequest, { id }));
  }

  @ApiOperation(decidedRequestViewSchema, {
    summary: 'Cancels an approved request',
    errors: ['REQUEST_NOT_FOUND', 'INVALID_TRANSITION', 'REQUEST_IN_PAST'],
  })
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(
    @PathParam('id', requestId) id: string,
    @ParsedBody(cancellationBodySchema) { reason }: z.infer<typeof cancellationBodySchema>,
  ): Promise<DecidedRequestView> {
    return decidedRequestView(await this.rpc.call(cancelRequest, { id, reason }));
  }

  @ApiOperation(requestViewSchema, {
    summary: 'Undoes the decision that the same admin has just made on a request, before its e-mails are sent',
    errors: [
      'REQUEST_NOT_FOUND',
      'INVALID_TRANSITION',
      'REQUEST_IN_PAST',
      'UNDO_TOO_LATE',
      'DECIDED_BY_ANOTHER_ADMIN',
      'UNDO_CONFLICT',
    ],
  })
  @Post(':id/undo')
  @HttpCode(200)
  async undo(@PathParam('id', requestId) id: string): Promise<RequestView> {
    return requestView(await this.rpc.call(undoDecision, { id }));
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

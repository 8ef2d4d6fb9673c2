import { Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  approveRequest,
  cancellationBodySchema,
  cancelRequest,
  decisionBodySchema,
  declineRequest,
  listRequests,
  type RequestView,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { z } from 'zod';
import { requestView } from '../bookings/request-view';
import { requestId } from '../http/address-part.pipe';
import { ParsedBody } from '../http/parsed-body.decorator';

@Controller('api/admin/requests')
export class AdminRequestsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  async list(): Promise<RequestView[]> {
    return (await this.rpc.call(listRequests, {})).map(requestView);
  }

  @Patch(':id')
  async decide(
    @Param('id', requestId) id: string,
    @ParsedBody(decisionBodySchema) { status }: z.infer<typeof decisionBodySchema>,
  ): Promise<RequestView> {
    return requestView(await this.rpc.call(status === 'approved' ? approveRequest : declineRequest, { id }));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(
    @Param('id', requestId) id: string,
    @ParsedBody(cancellationBodySchema) { reason }: z.infer<typeof cancellationBodySchema>,
  ): Promise<RequestView> {
    return requestView(await this.rpc.call(cancelRequest, { id, reason }));
  }
}

import { Controller, HttpCode, Post } from '@nestjs/common';
import {
  changeProposalBody,
  proposalResponseBody,
  proposeChange,
  type RequestView,
  requestView,
  respondToOffer,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { requestId } from '../../platform/http/resource-id.pipe';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { StatusToken } from '../../platform/security/bearer-token';
import { Public } from '../../platform/security/public.decorator';
import { ownRequestErrors } from '../requests/own-request-errors';
import { rangeErrors } from '../requests/range-errors';

/** Proposals between a guest, whom a status link authenticates, and the owner. */
@Public()
@Controller('api/bookings')
export class GuestProposalsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(requestView.schema, {
    summary: 'Asks the owner for other days or another number of guests for a request of the same guest',
    errors: [
      ...ownRequestErrors,
      'INVALID_TRANSITION',
      'CHANGE_TOO_LATE',
      'SAME_STAY',
      ...rangeErrors,
      'TOO_MANY_GUESTS',
      'BOOKING_CHANGED_MEANWHILE',
      'RATE_LIMITED',
    ],
  })
  @Post('requests/:id/change')
  @HttpCode(200)
  async proposeChange(
    @PathParam('id', requestId) id: string,
    @StatusToken() token: string,
    @ParsedBody(changeProposalBody) change: Parsed<typeof changeProposalBody>,
  ): Promise<RequestView> {
    return requestView.of(await this.rpc.call(proposeChange, { id, token, ...change }));
  }

  @ApiOperation(requestView.schema, {
    summary: 'Accepts or declines the offer for a request of the guest whose status link authenticates the call',
    errors: [...ownRequestErrors, 'PROPOSAL_ENDED', 'DATES_UNAVAILABLE', 'BOOKING_CHANGED_MEANWHILE'],
  })
  @Post('requests/:id/offer')
  @HttpCode(200)
  async respondToOffer(
    @PathParam('id', requestId) id: string,
    @StatusToken() token: string,
    @ParsedBody(proposalResponseBody) response: Parsed<typeof proposalResponseBody>,
  ): Promise<RequestView> {
    return requestView.of(await this.rpc.call(respondToOffer, { id, token, ...response }));
  }
}

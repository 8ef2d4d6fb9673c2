import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import {
  type DecidedRequestView,
  decidedRequestView,
  makeOffer,
  offerBody,
  type OfferedRequestView,
  offeredRequestView,
  offerStay,
  proposalResponseBody,
  type RequestView,
  requestView,
  respondToChange,
  shownProposalSchema,
  stayOfferBody,
  withdrawOffer,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { requestId } from '../../platform/http/resource-id.pipe';
import { ParsedBody, type Parsed, PathParam, QueryField } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

@Controller('api/admin')
export class AdminProposalsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(decidedRequestView.schema, {
    summary: 'Accepts or declines the other days that a guest asks for',
    errors: ['REQUEST_NOT_FOUND', 'PROPOSAL_ENDED', 'REQUEST_IN_PAST', 'MOVE_CONFLICT', 'BOOKING_CHANGED_MEANWHILE'],
  })
  @Post('requests/:id/change')
  @HttpCode(200)
  async respondToChange(
    @PathParam('id', requestId) id: string,
    @ParsedBody(proposalResponseBody) response: Parsed<typeof proposalResponseBody>,
  ): Promise<DecidedRequestView> {
    return decidedRequestView.of(await this.rpc.call(respondToChange, { id, ...response }));
  }

  @ApiOperation(offeredRequestView.schema, {
    summary: 'Offers the guest of a request other days, guests or another price',
    errors: [
      'REQUEST_NOT_FOUND',
      'INVALID_TRANSITION',
      'REQUEST_IN_PAST',
      'GUEST_WITHOUT_EMAIL',
      'SAME_STAY',
      'REQUEST_WITHOUT_PRICE',
      'OFFER_CONFLICT',
      'BOOKING_CHANGED_MEANWHILE',
    ],
  })
  @Post('requests/:id/offer')
  @HttpCode(200)
  async offer(
    @PathParam('id', requestId) id: string,
    @ParsedBody(offerBody) offer: Parsed<typeof offerBody>,
  ): Promise<OfferedRequestView> {
    return offeredRequestView.of(await this.rpc.call(makeOffer, { id, ...offer }));
  }

  @ApiOperation(requestView.schema, {
    summary: 'Takes the open offer of a request back',
    errors: ['REQUEST_NOT_FOUND', 'PROPOSAL_ENDED'],
  })
  @Delete('requests/:id/offer')
  async withdrawOffer(
    @PathParam('id', requestId) id: string,
    @QueryField('proposal', shownProposalSchema) proposal?: string,
  ): Promise<RequestView> {
    return requestView.of(await this.rpc.call(withdrawOffer, { id, ...(proposal !== undefined && { proposal }) }));
  }

  @ApiOperation(offeredRequestView.schema, {
    summary: 'Offers free days to somebody who has not asked for them',
    errors: ['REQUEST_WITHOUT_PRICE', 'OFFER_CONFLICT'],
  })
  @Post('offers')
  async offerStay(@ParsedBody(stayOfferBody) offer: Parsed<typeof stayOfferBody>): Promise<OfferedRequestView> {
    return offeredRequestView.of(await this.rpc.call(offerStay, offer));
  }
}

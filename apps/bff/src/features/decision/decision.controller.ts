import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { decisionViewSchema, linkDecisionBodySchema, requestPageView, type DecisionView } from '@hearthstay/contracts';
import { shownStateOf } from '@hearthstay/stay';
import { ParsedBody, PathParam, type Parsed } from '../../platform/http/request-input.decorators';
import { guestLinkToken } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { Decisions, type OpenedDecision } from './decisions';

const viewOf = ({ admin, request }: OpenedDecision): DecisionView => ({
  admin,
  request: requestPageView.of(request),
  shown: shownStateOf(request),
});

/** Decisions by the link in an e-mail to an admin, whose token stands for a session. */
@Public()
@Controller('api/admin/decision')
export class DecisionController {
  constructor(private readonly decisions: Decisions) {}

  @ApiOperation(decisionViewSchema, {
    summary: 'What the admin whom a link was sent to decides on; changes nothing',
    errors: ['LINK_INVALID'],
  })
  @Get(':token')
  async read(@PathParam('token', guestLinkToken) token: string): Promise<DecisionView> {
    return viewOf(await this.decisions.open(token));
  }

  @ApiOperation(decisionViewSchema, {
    summary: 'Decides as this admin, or undoes the decision that the same admin has just made',
    errors: [
      'LINK_INVALID',
      'REQUEST_NOT_FOUND',
      'REQUEST_IN_PAST',
      'INVALID_TRANSITION',
      'APPROVAL_CONFLICT',
      'NO_CANCELLATION_WISH',
      'PROPOSAL_ENDED',
      'MOVE_CONFLICT',
      'BOOKING_CHANGED_MEANWHILE',
      'UNDO_TOO_LATE',
      'DECIDED_BY_ANOTHER_ADMIN',
      'UNDO_CONFLICT',
    ],
  })
  @Post(':token')
  @HttpCode(200)
  async decide(
    @PathParam('token', guestLinkToken) token: string,
    @ParsedBody(linkDecisionBodySchema) decision: Parsed<typeof linkDecisionBodySchema>,
  ): Promise<DecisionView> {
    return viewOf(await this.decisions.decide(token, decision));
  }
}

import { Controller, Get, Put } from '@nestjs/common';
import {
  getStayRules,
  replaceStayRules,
  stayRulesBodySchema,
  stayRulesSchema,
  type StayRules,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

/** The rules of stays, which are read and replaced as a whole. */
@Controller('api/admin/settings/stay-rules')
export class StayRulesController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(stayRulesSchema, { summary: 'The rules of stays' })
  @Get()
  read(): Promise<StayRules> {
    return this.rpc.call(getStayRules, {});
  }

  @ApiOperation(stayRulesSchema, {
    summary: 'Replaces the rules of stays',
    errors: ['SEASONS_OVERLAP', 'TURNOVER_DAYS_SHARED'],
  })
  @Put()
  replace(@ParsedBody(stayRulesBodySchema) rules: StayRules): Promise<StayRules> {
    return this.rpc.call(replaceStayRules, rules);
  }
}

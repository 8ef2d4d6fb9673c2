import { Controller, Get, Put } from '@nestjs/common';
import { getPrices, pricesBodySchema, pricesSchema, replacePrices, type Prices } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

/** The prices and the number of guests, which are read and replaced as a whole. */
@Controller('api/admin/settings/prices')
export class PricesController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(pricesSchema, { summary: 'The prices' })
  @Get()
  read(): Promise<Prices> {
    return this.rpc.call(getPrices, {});
  }

  @ApiOperation(pricesSchema, { summary: 'Replaces the prices', errors: ['SEASONS_OVERLAP'] })
  @Put()
  replace(@ParsedBody(pricesBodySchema) prices: Prices): Promise<Prices> {
    return this.rpc.call(replacePrices, prices);
  }
}

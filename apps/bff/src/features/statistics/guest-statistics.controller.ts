import { Controller, Get } from '@nestjs/common';
import { getGuestStatistics, guestStatisticsSchema, type GuestStatistics } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

@Controller('api/admin/guest-statistics')
export class GuestStatisticsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(guestStatisticsSchema, { summary: 'Who stayed for how many days, year by year' })
  @Get()
  read(): Promise<GuestStatistics> {
    return this.rpc.call(getGuestStatistics, {});
  }
}

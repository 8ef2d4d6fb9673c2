import { Controller, Get } from '@nestjs/common';
import { getGuestStatistics, type GuestStatistics } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';

@Controller('api/admin/guest-statistics')
export class GuestStatisticsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  read(): Promise<GuestStatistics> {
    return this.rpc.call(getGuestStatistics, {});
  }
}

import { Controller, Get } from '@nestjs/common';
import { getPublicSettings, type PublicSettings } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';

@Controller('api/admin/settings')
export class AdminSettingsController {
  constructor(private readonly rpc: RpcClient) {}

  /** The password never leaves the server: `passwordRequired` tells whether there is one. */
  @Get()
  async read(): Promise<PublicSettings & { appPassword: null }> {
    return { ...(await this.rpc.call(getPublicSettings, {})), appPassword: null };
  }
}

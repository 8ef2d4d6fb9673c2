import { Controller, Get, Res } from '@nestjs/common';
import { listRequests } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { RpcClient } from '@hearthstay/messaging';
import type { Response } from 'express';
import { z } from 'zod';
import { RequestLocale } from '../../../platform/http/locale';
import { ApiOperation } from '../../../platform/openapi/api-operation.decorator';
import { PublicSettingsCache } from '../../settings/public-settings.cache';

@Controller('api/admin/bookings.csv')
export class BookingsCsvController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly settings: PublicSettingsCache,
  ) {}

  @ApiOperation(z.string(), {
    summary: 'Every request as a file for spreadsheets, in the language of the call',
    mediaType: 'text/csv',
  })
  @Get()
  async file(@RequestLocale() locale: Locale, @Res() response: Response): Promise<void> {
    const { bookingsCsv } = await import('./bookings-csv');
    const requests = await this.rpc.call(listRequests, {});
    const { timezone } = (await this.settings.get()).value;
    const { name, content } = await bookingsCsv(requests, { locale, timeZone: timezone });
    response.attachment(`${name}.csv`).type('text/csv').send(content);
  }
}

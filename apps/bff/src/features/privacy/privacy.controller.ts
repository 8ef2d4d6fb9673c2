import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import {
  countGuestEmails,
  eraseGuest,
  exportGuest,
  exportGuestEmails,
  findGuestData,
  guestDataBodySchema,
  guestDataViewSchema,
  guestExportViewSchema,
  listPrivacyRecords,
  privacyRecordSchema,
  type GuestDataView,
  type PrivacyRecord,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import type { Response } from 'express';
import { ParsedBody, type Parsed } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

type Guest = Parsed<typeof guestDataBodySchema>;

/** The data of one guest. Addresses are in bodies only, because the addresses of calls are logged. */
@Controller('api/admin/privacy')
export class PrivacyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  @ApiOperation(guestDataViewSchema, { summary: 'What is kept of the guest with an address' })
  @Post('search')
  @HttpCode(200)
  async search(@ParsedBody(guestDataBodySchema) { email }: Guest): Promise<GuestDataView> {
    const { found, requestIds, stayUntil } = await this.rpc.call(findGuestData, { email });
    // What bookings has found is shown also while no e-mails can be counted.
    const emails = await this.rpc.call(countGuestEmails, { email, requestIds }).catch(() => ({}));
    return {
      services: [
        { service: 'bookings', found },
        { service: 'notifications', ...emails },
      ],
      ...(stayUntil !== undefined && { stayUntil }),
    };
  }

  @ApiOperation(guestExportViewSchema, { summary: 'Everything that is kept of the guest with an address, as one file' })
  @Post('export')
  @HttpCode(200)
  async export(@ParsedBody(guestDataBodySchema) { email }: Guest, @Res() response: Response): Promise<void> {
    const { requestIds } = await this.rpc.call(findGuestData, { email });
    const emails = await this.rpc.call(exportGuestEmails, { email, requestIds });
    const exported = await this.rpc.call(exportGuest, { email });
    const exportedAt = this.clock.now().toISOString();
    const file = { email, exportedAt, ...exported, emails };
    response
      .attachment(`guest-data-${exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`)
      .type('json')
      .send(JSON.stringify(file, null, 2));
  }

  @ApiOperation(privacyRecordSchema, {
    summary: 'Erases the guest with an address; services that do not respond now do so when they are back',
    errors: ['GUEST_STAY_AHEAD'],
  })
  @Post('erase')
  @HttpCode(200)
  erase(@ParsedBody(guestDataBodySchema) { email }: Guest): Promise<PrivacyRecord> {
    return this.rpc.call(eraseGuest, { email });
  }

  @ApiOperation(listPrivacyRecords.response, { summary: 'The latest exports and erasures, newest first' })
  @Get('records')
  records(): Promise<PrivacyRecord[]> {
    return this.rpc.call(listPrivacyRecords, {});
  }
}

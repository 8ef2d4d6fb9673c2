import { Controller, Get, Inject } from '@nestjs/common';
import { noticeViewSchema, type NoticeView } from '@hearthstay/contracts';
import { z } from 'zod';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { noticeSources, type NoticeSource } from './notice-source';

@Controller('api/admin/notices')
export class NoticesController {
  constructor(@Inject(noticeSources) private readonly sources: readonly NoticeSource[]) {}

  /** A failed source does not hide the notices of the others. */
  @ApiOperation(z.array(noticeViewSchema), { summary: 'What the owner should know about how the house is run' })
  @Get()
  async list(): Promise<NoticeView[]> {
    const results = await Promise.allSettled(this.sources.map(async (source) => source.notices()));
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  }
}

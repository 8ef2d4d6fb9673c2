import { Controller, Get, Inject } from '@nestjs/common';
import { noticeViewSchema, type NoticeView } from '@hearthstay/contracts';
import { z } from 'zod';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { noticeSources, type NoticeSource } from './notice-source';

@Controller('api/admin/notices')
export class NoticesController {
  constructor(@Inject(noticeSources) private readonly sources: readonly NoticeSource[]) {}

  /** A source that fails hides nothing that another one knows. */
  @ApiOperation(z.array(noticeViewSchema), { summary: 'What the owner should know about how the house is run' })
  @Get()
  async list(): Promise<NoticeView[]> {
    const told = await Promise.allSettled(this.sources.map(async (source) => source.notices()));
    return told.flatMap((notices) => (notices.status === 'fulfilled' ? notices.value : []));
  }
}

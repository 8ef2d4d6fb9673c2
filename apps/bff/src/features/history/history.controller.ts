import { Controller, Get, Res } from '@nestjs/common';
import {
  daySchema,
  historyKindSchema,
  historyLimits,
  historyPageNumberSchema,
  historyPageSchema,
  historyPageSize,
  type HistoryKind,
  type HistoryPage,
} from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import type { Day } from '@hearthstay/stay';
import type { Response } from 'express';
import { z } from 'zod';
import { RequestLocale } from '../../platform/http/locale';
import { QueryField } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { HistoryOfServices } from './history-of-services';

/** Who has changed what, over all services. */
@Controller('api/admin')
export class HistoryController {
  constructor(
    private readonly history: HistoryOfServices,
    private readonly settings: PublicSettingsCache,
  ) {}

  @ApiOperation(historyPageSchema, {
    summary: 'The changes of one kind or of all, in pages, newest first; `from` and `to` are days at the property',
    errors: ['VALIDATION_FAILED'],
  })
  @Get('history')
  async list(
    @QueryField('kind', historyKindSchema.optional()) kind?: HistoryKind,
    @QueryField('from', daySchema.optional()) from?: Day,
    @QueryField('to', daySchema.optional()) to?: Day,
    @QueryField('page', historyPageNumberSchema.optional()) page = 1,
  ): Promise<HistoryPage> {
    const { entries, total } = await this.history.list({ kind, from, to }, page * historyPageSize);
    return { entries: entries.slice((page - 1) * historyPageSize), total };
  }

  @ApiOperation(z.string(), {
    summary: `The newest ${historyLimits.listed} of these changes as a file for spreadsheets, in the language of the call`,
    mediaType: 'text/csv',
    errors: ['VALIDATION_FAILED'],
  })
  @Get('history.csv')
  async file(
    @RequestLocale() locale: Locale,
    @Res() response: Response,
    @QueryField('kind', historyKindSchema.optional()) kind?: HistoryKind,
    @QueryField('from', daySchema.optional()) from?: Day,
    @QueryField('to', daySchema.optional()) to?: Day,
  ): Promise<void> {
    const { historyCsv } = await import('./history-csv');
    const { entries } = await this.history.list({ kind, from, to }, historyLimits.listed);
    const { timezone } = (await this.settings.get()).value;
    const { name, content } = await historyCsv(entries, { locale, timeZone: timezone });
    response.attachment(`${name}.csv`).type('text/csv').send(content);
  }
}

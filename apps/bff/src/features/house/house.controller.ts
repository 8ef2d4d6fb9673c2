import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  housePreviewBodySchema,
  houseViewSchema,
  htmlPreviewSchema,
  type admitGuest,
  type RequestOf,
} from '@hearthstay/contracts';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { sendCached } from '../../platform/cache/cached-response';
import { ParsedBody, type Parsed } from '../../platform/http/request-input.decorators';
import { htmlOf } from '../../platform/markdown/markdown';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { GuestGate } from '../site-password/guest-gate';
import { Guest } from '../site-password/guest.decorator';
import { HouseCache } from './house.cache';

@Controller('api')
export class HouseController {
  constructor(
    private readonly house: HouseCache,
    private readonly gate: GuestGate,
  ) {}

  @ApiOperation(houseViewSchema, {
    summary: 'The texts, the facts and the photos of the house; texts are HTML, by language',
    errors: ['PASSWORD_REQUIRED'],
  })
  @Public()
  @Get('bookings/house')
  async read(
    @Guest() guest: RequestOf<typeof admitGuest>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const [house] = await Promise.all([this.house.get(), this.gate.admit(guest, response)]);
    sendCached(house, request, response);
  }

  @ApiOperation(htmlPreviewSchema, {
    summary: 'The HTML of a text about the house, which is not stored',
    isCommand: false,
  })
  @Post('admin/settings/house/preview')
  @HttpCode(200)
  async preview(
    @ParsedBody(housePreviewBodySchema) { text }: Parsed<typeof housePreviewBodySchema>,
  ): Promise<z.infer<typeof htmlPreviewSchema>> {
    return { html: htmlOf(text) };
  }
}

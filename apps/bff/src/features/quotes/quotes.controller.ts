import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { quoteBodySchema, quoteSchema, type admitGuest, type QuoteBody, type RequestOf } from '@hearthstay/contracts';
import type { Quote } from '@hearthstay/prices';
import type { Response } from 'express';
import { ParsedBody } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { GuestGate } from '../site-password/guest-gate';
import { Guest } from '../site-password/guest.decorator';
import { Quotes } from './quotes';

@Public()
@Controller('api/bookings/quote')
export class QuotesController {
  constructor(
    private readonly quotes: Quotes,
    private readonly gate: GuestGate,
  ) {}

  @ApiOperation(quoteSchema, {
    summary: 'What a stay costs; whether its days are free is not considered',
    errors: ['PASSWORD_REQUIRED', 'PRICES_OFF', 'TOO_MANY_GUESTS'],
    isCommand: false,
  })
  @Post()
  @HttpCode(200)
  async quote(
    @ParsedBody(quoteBodySchema) body: QuoteBody,
    @Guest() guest: RequestOf<typeof admitGuest>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Quote> {
    await this.gate.admit(guest, response);
    return this.quotes.quote(body);
  }
}

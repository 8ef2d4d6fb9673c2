import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  checkPassword,
  passwordBodySchema,
  passwordVerdictSchema,
  type admitGuest,
  type PasswordVerdict,
  type RequestOf,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Request, Response } from 'express';
import { ParsedBody, type Parsed } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { noteSecurityEvent } from '../../platform/security-log/security-log';
import { GuestGate } from './guest-gate';
import { Guest } from './guest.decorator';

@Public()
@Controller('api/bookings')
export class PasswordController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly gate: GuestGate,
  ) {}

  @ApiOperation(passwordVerdictSchema, { summary: 'Whether this is the password for the site' })
  @Post('check-password')
  @HttpCode(200)
  async check(
    @ParsedBody(passwordBodySchema) { password }: Parsed<typeof passwordBodySchema>,
    @Guest() { caller, admission }: RequestOf<typeof admitGuest>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordVerdict> {
    const verdict = await this.rpc.call(checkPassword, { password, caller, admission });
    // Without a new admission there is no password, or this browser has sent the right one before.
    if (!verdict.valid) noteSecurityEvent(request, 'site-password-wrong');
    else if (verdict.admission !== undefined) noteSecurityEvent(request, 'site-password-right');
    this.gate.keepAdmission(verdict, response);
    return { valid: verdict.valid };
  }
}

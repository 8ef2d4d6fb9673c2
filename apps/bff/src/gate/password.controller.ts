import { Controller, HttpCode, Post } from '@nestjs/common';
import { checkPassword, passwordBodySchema } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { z } from 'zod';
import { Caller } from '../http/caller';
import { ParsedBody } from '../http/parsed-body.decorator';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../security/public.decorator';

@Public()
@Controller('api/bookings')
export class PasswordController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(checkPassword.response, { summary: 'Whether this is the password for the site' })
  @Post('check-password')
  @HttpCode(200)
  check(
    @ParsedBody(passwordBodySchema) { password }: z.infer<typeof passwordBodySchema>,
    @Caller() caller: string,
  ): Promise<{ valid: boolean }> {
    return this.rpc.call(checkPassword, { password, caller });
  }
}

import { Controller } from '@nestjs/common';
import { createRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { CreateRequest } from './create-request';

@Controller()
export class CreateRequestHandler {
  constructor(private readonly createRequest: CreateRequest) {}

  @Handles(createRequest)
  handle(fields: RequestOf<typeof createRequest>) {
    return this.createRequest.run(fields);
  }
}

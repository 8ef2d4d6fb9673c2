import { Controller } from '@nestjs/common';
import { approveRequest, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { ApproveRequest } from './approve-request';

@Controller()
export class ApproveRequestHandler {
  constructor(private readonly approveRequest: ApproveRequest) {}

  @Handles(approveRequest)
  handle({ id }: RequestOf<typeof approveRequest>) {
    return this.approveRequest.run(id);
  }
}

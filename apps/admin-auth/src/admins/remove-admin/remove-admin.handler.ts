import { Controller } from '@nestjs/common';
import { removeAdmin, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { RemoveAdmin } from './remove-admin';

@Controller()
export class RemoveAdminHandler {
  constructor(private readonly removeAdmin: RemoveAdmin) {}

  @Handles(removeAdmin)
  async handle({ id }: RequestOf<typeof removeAdmin>) {
    await this.removeAdmin.run(id);
    return {};
  }
}

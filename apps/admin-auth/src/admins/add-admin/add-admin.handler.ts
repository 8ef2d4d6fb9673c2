import { Controller } from '@nestjs/common';
import { addAdmin, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { adminView } from '../admin-view';
import { AddAdmin } from './add-admin';

@Controller()
export class AddAdminHandler {
  constructor(private readonly addAdmin: AddAdmin) {}

  @Handles(addAdmin)
  async handle({ email, addedBy }: RequestOf<typeof addAdmin>) {
    return adminView(await this.addAdmin.run(email, addedBy));
  }
}

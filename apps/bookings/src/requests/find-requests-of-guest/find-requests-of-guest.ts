import { Controller } from '@nestjs/common';
import { findRequestsOfGuest, foundRequestsMax, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestSearchRepository } from '../../request-store';

@Controller()
export class FindRequestsOfGuest {
  constructor(private readonly guests: GuestSearchRepository) {}

  @Handles(findRequestsOfGuest)
  async run({ text }: RequestOf<typeof findRequestsOfGuest>): Promise<ResponseOf<typeof findRequestsOfGuest>> {
    return { ids: await this.guests.find(text, foundRequestsMax) };
  }
}

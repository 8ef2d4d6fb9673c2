import { Controller } from '@nestjs/common';
import { findGuestData, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestDataSearch } from '../guest-data-search';

@Controller()
export class FindGuestData {
  constructor(private readonly search: GuestDataSearch) {}

  @Handles(findGuestData)
  async run({ email }: RequestOf<typeof findGuestData>): Promise<ResponseOf<typeof findGuestData>> {
    const { found, requestIds, stayUntil } = await this.search.find(email);
    return { found, requestIds, ...(stayUntil !== undefined && { stayUntil }) };
  }
}

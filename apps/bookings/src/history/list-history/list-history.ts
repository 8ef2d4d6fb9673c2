import { Controller } from '@nestjs/common';
import { listBookingHistory, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { HistoryRepository } from '../persistence/history.repository';

@Controller()
export class ListHistory {
  constructor(private readonly history: HistoryRepository) {}

  @Handles(listBookingHistory)
  run({ kinds, ...period }: RequestOf<typeof listBookingHistory>) {
    return this.history.list(period, kinds);
  }
}

import { Module } from '@nestjs/common';
import { ListHistory } from './list-history/list-history';
import { HistoryRepository } from './persistence/history.repository';

/** Who has changed what, over all that has a history. */
@Module({ controllers: [ListHistory], providers: [HistoryRepository] })
export class HistoryModule {}

import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings';
import { GetPrices } from './get-prices/get-prices';
import { ReplacePrices } from './replace-prices/replace-prices';

/** The maximum number of guests and the prices. */
@Module({ imports: [SettingsModule], controllers: [GetPrices, ReplacePrices] })
export class PricesModule {}

import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { GetPricesHandler } from './get-prices.handler';
import { ReplacePrices } from './replace-prices';

/** The maximum number of guests and the prices. */
@Module({ imports: [SettingsModule], controllers: [GetPricesHandler, ReplacePrices] })
export class PricesModule {}

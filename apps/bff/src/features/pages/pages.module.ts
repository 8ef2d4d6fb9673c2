import { Module, type DynamicModule } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module';
import { HouseModule } from '../house/house.module';
import { LegalModule } from '../legal/legal.module';
import { SettingsModule } from '../settings/settings.module';
import { pageOptions, Pages, type PageOptions } from './pages';

@Module({})
export class PagesModule {
  static create(options: PageOptions): DynamicModule {
    return {
      module: PagesModule,
      // The cached responses include pages.
      global: true,
      imports: [AvailabilityModule, HouseModule, LegalModule, SettingsModule],
      providers: [{ provide: pageOptions, useValue: options }, Pages],
      exports: [Pages, pageOptions],
    };
  }
}

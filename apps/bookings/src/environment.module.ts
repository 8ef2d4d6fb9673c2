import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@hearthstay/runtime';
import { guestLinkLifetimes } from './guests/guest-links/guest-links';
import { PropertyClock } from './property-clock';

/** What the operator decides for all features: the time zone of the property, and how long links live. */
@Global()
@Module({})
export class EnvironmentModule {
  static for({ PROPERTY_TIMEZONE, CONFIRM_LINK_DAYS, STATUS_LINK_DAYS }: ServiceContext['env']): DynamicModule {
    return {
      module: EnvironmentModule,
      providers: [
        { provide: PropertyClock, useFactory: () => new PropertyClock(PROPERTY_TIMEZONE) },
        { provide: guestLinkLifetimes, useValue: { confirm: CONFIRM_LINK_DAYS, status: STATUS_LINK_DAYS } },
      ],
      exports: [PropertyClock, guestLinkLifetimes],
    };
  }
}

import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock, type ServiceContext } from '@hearthstay/runtime';
import { feedFetching, type FeedFetching } from './calendars/sources/source-reader';
import { guestLinkLifetimes } from './guests/guest-links/guest-links';
import { PropertyClock } from './property-clock';
import { undoSeconds } from './request-store/domain/undoable-decision';

/**
 * The settings of the operator for all features: time zone of the property, lifetime of links, time to undo a decision,
 * hosts whose calendars may be read, address of the site, whose calendars may not.
 */
@Global()
@Module({})
export class EnvironmentModule {
  static for({
    PROPERTY_TIMEZONE,
    CONFIRM_LINK_DAYS,
    STATUS_LINK_DAYS,
    UNDO_SECONDS,
    ALLOWED_HOSTS,
    PUBLIC_URL,
  }: ServiceContext['env']): DynamicModule {
    const fetching: FeedFetching = { allowedHosts: ALLOWED_HOSTS, publicUrl: PUBLIC_URL };
    return {
      module: EnvironmentModule,
      providers: [
        {
          provide: PropertyClock,
          inject: [Clock],
          useFactory: ({ now }: Clock) => new PropertyClock(PROPERTY_TIMEZONE, now),
        },
        { provide: guestLinkLifetimes, useValue: { confirm: CONFIRM_LINK_DAYS, status: STATUS_LINK_DAYS } },
        { provide: undoSeconds, useValue: UNDO_SECONDS },
        { provide: feedFetching, useValue: fetching },
      ],
      exports: [PropertyClock, guestLinkLifetimes, undoSeconds, feedFetching],
    };
  }
}

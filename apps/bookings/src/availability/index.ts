export { AvailabilityModule, availabilityModels } from './availability.module';
export { FeedClaims } from './feed-claims';
export { OccupiedDayRepository } from './persistence/occupied-day.repository';
export { RequestClaims } from './request-claims';

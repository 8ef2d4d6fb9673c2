export { AvailabilityModule, availabilityModels } from './availability.module';
export { ConvertClaims } from './convert-claims/convert-claims';
export { FeedClaims } from './feed-claims';
export { DayHoldersRepository, type DayHolders } from './persistence/day-holders.repository';
export { OccupiedDayRepository } from './persistence/occupied-day.repository';
export { RequestClaims } from './request-claims';

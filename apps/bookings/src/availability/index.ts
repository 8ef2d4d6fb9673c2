export { AvailabilityModule, availabilityModels } from './availability.module';
export { ConvertClaims } from './convert-claims/convert-claims';
export { rangesOf } from './domain/block';
export { FeedClaims } from './feed-claims';
export { BlockRepository } from './persistence/block.repository';
export { DayHoldersRepository, type DayHolders } from './persistence/day-holders.repository';
export { OccupiedDayRepository } from './persistence/occupied-day.repository';
export { RequestClaims } from './request-claims';

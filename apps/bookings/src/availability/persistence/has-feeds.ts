import { trusted } from '@hearthstay/database';
import type { QueryFilter } from 'mongoose';
import type { OccupiedDayDocument } from './occupied-day.schema';

/** Filters for days that feeds claim, too, and for days that none claims. */
export const hasFeeds = (is: boolean): QueryFilter<OccupiedDayDocument> => ({ 'feedIds.0': trusted({ $exists: is }) });

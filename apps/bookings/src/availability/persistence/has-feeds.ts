import { trusted } from '@hearthstay/database';
import type { QueryFilter } from 'mongoose';
import type { OccupiedDayDocument } from './occupied-day.schema';

/** Days that feeds claim, too, or that none does. */
export const hasFeeds = (is: boolean): QueryFilter<OccupiedDayDocument> => ({ 'feedIds.0': trusted({ $exists: is }) });

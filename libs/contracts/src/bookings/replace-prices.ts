import { command } from '../message/rpc';
import { newPricesSchema, pricesSchema } from './prices';

/** Replaces the prices. Seasons that share a day change nothing and fail with `SEASONS_OVERLAP`. */
export const replacePrices = command('bookings.replace-prices', { request: newPricesSchema, response: pricesSchema });

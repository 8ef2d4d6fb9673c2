import { z } from 'zod';
import { query } from '../message/rpc';
import { pricesSchema } from './prices';

export const getPrices = query('bookings.get-prices', { request: z.object({}), response: pricesSchema });

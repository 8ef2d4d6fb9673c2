import { z } from 'zod';
import { query } from '../message/rpc';
import { stayRulesSchema } from './stay-rules';

export const getStayRules = query('bookings.get-stay-rules', { request: z.object({}), response: stayRulesSchema });

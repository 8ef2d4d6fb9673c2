import { isDay, type Day } from '@hearthstay/stay';
import { z } from 'zod';
import { requiredAs } from './field-error';

/** An existing calendar day, as `YYYY-MM-DD`. */
export const daySchema = z
  .string({ error: requiredAs('DATES_REQUIRED') })
  .refine((value): value is Day => isDay(value), { error: 'DAY_INVALID', abort: true });

import { localized } from '@hearthstay/locales';
import { z } from 'zod';
import { requiredAs } from './field-error';

/** A text of the owner for each language; empty where the owner has written none. */
export const inEachLanguage = (text: z.ZodString) =>
  z
    .strictObject(
      localized(() => text.default('')),
      { error: requiredAs('REQUIRED') },
    )
    .default(localized(() => ''));

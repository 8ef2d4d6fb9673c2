import { locales } from '@hearthstay/locales';
import { z } from 'zod';

export { locales, type Locale } from '@hearthstay/locales';

export const localeSchema = z.enum(locales);

import { readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { defaultLocale } from '@hearthstay/locales';
import type { Namespace } from '@web/shared/i18n/text-files';

/** Tests run in the repository's folder. */
const screens = resolve('libs/locales/src', defaultLocale, 'screens');

/** The namespaces of the pages' texts: a file for each. */
export const namespaces = readdirSync(screens).map((file) => parse(file).name as Namespace);

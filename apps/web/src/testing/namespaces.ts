import { readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { defaultLocale } from '@hearthstay/locales';
import type { Namespace } from '@web/shared/i18n/text-files';

/** Relative to the root of the repository, in which the tests run. */
const screens = resolve('libs/locales/src', defaultLocale, 'screens');

/** The namespaces of the texts of pages, one for each file. */
export const namespaces = readdirSync(screens).map((file) => parse(file).name as Namespace);

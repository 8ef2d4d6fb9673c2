import { english } from './english';
import { german } from './german';

export type { Locale, Texts } from './german';
export const texts = { de: german, en: english };

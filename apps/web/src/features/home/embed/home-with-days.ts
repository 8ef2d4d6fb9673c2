import type { Locale } from '@hearthstay/locales';
import { addressWithDays } from '@web/features/home/selection/kept-days';
import { noSelection, type DateSelection } from '@web/features/home/selection/date-selection';
import { paths } from '@web/shared/routes/paths';

/** The address of the home page in a language, with these days chosen. */
export const homeWithDays = (locale: Locale, selection: DateSelection = noSelection): string =>
  `${paths.home.to()}?${addressWithDays(new URLSearchParams({ lang: locale }), selection).toString()}`;

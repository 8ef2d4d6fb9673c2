import type { Locale } from '@hearthstay/locales';
import type { StayLimitViolation } from '../stay-rules/check-stay-limits';
import { formatWeekdays } from './format-weekdays';

/** A text of a limit, by its key among the texts of limits. */
type LimitTexts = (
  key: 'inSeason' | 'notice' | 'arrival' | 'departure' | 'nights' | 'gap',
  values: Record<string, unknown>,
) => string;

/** What a limit of the owner says, without a full stop: "July: Arrival on Saturday only". */
export const formatLimit = (violation: StayLimitViolation, locale: Locale, textOf: LimitTexts): string => {
  const limit = withoutSeason(violation, locale, textOf);
  return violation.season === undefined ? limit : textOf('inSeason', { season: violation.season, limit });
};

const withoutSeason = ({ code, params }: StayLimitViolation, locale: Locale, textOf: LimitTexts): string => {
  switch (code) {
    case 'NOTICE_DAYS':
      return textOf('notice', params);
    case 'ARRIVAL_WEEKDAY':
      return textOf('arrival', { days: formatWeekdays(params.days, locale) });
    case 'DEPARTURE_WEEKDAY':
      return textOf('departure', { days: formatWeekdays(params.days, locale) });
    case 'MIN_NIGHTS':
      return textOf('nights', params);
    case 'GAP_DAYS':
      return textOf('gap', params);
  }
};

import { formatShortRange, type Day } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { Calendar } from '@web/features/home/calendar/calendar';
import { selectDay } from '@web/features/home/selection/select-day';
import { useChosenDays } from '@web/features/home/selection/use-chosen-days';
import { useLocale } from '@web/shared/i18n/language';
import { homeWithDays } from './home-with-days';
import { LinkToHome } from './link-to-home';

/** The calendar of the home page. As soon as a last day is chosen, the home page opens with the days. */
export const EmbedCalendar = () => {
  const { t } = useTranslation('embed');
  const locale = useLocale();
  const chosen = useChosenDays();
  const { selection, range, stays } = chosen;
  const isComplete = selection.kind === 'range';
  const choose = (day: Day) => {
    const next = selectDay(selection, day, stays);
    chosen.choose(day);
    // Only here, and not in an effect: browsers open windows at a click only.
    if (next.kind === 'range' && next !== selection) window.open(homeWithDays(locale, next), '_blank', 'noopener');
  };
  return (
    <>
      <p className="text-note text-ink-2 noscript:hidden!">{t('prompt')}</p>
      <Calendar key={chosen.first} {...chosen} onChoose={choose} onClear={chosen.clear} />
      <div className="embed-foot">
        <p aria-live="polite" className="text-note">
          {range && <span className="block font-semibold">{formatShortRange(range, locale)}</span>}
          {selection.kind === 'first-day' && t('lastDay')}
        </p>
        <LinkToHome to={homeWithDays(locale, selection)} kind={isComplete ? 'primary' : 'quiet'}>
          {t(isComplete ? 'toRequest' : 'toHome')}
        </LinkToHome>
      </div>
    </>
  );
};

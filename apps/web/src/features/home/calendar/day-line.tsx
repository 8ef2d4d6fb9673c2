import { formatShortMonth } from '@hearthstay/stay';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/language';
import { Icon } from '../../../shared/ui/icon';
import type { DayView } from './day-view';
import { firstNameOf } from './first-name';

interface DayLineProps {
  view: DayView;
  /** The first day of its month that the grid shows. */
  isFirstShown: boolean;
}

/** The word under a day's number: what it is, or what a click would make of it. */
export const DayLine = ({ view, isFirstShown }: DayLineProps) => {
  const { t } = useTranslation(['home', 'common']);
  const locale = useLocale();
  const { part, wouldBecome, availability, holder, isToday, isOtherMonth, day } = view;
  if (availability === 'occupied') {
    const name = firstNameOf(view);
    if (name) return <span className="day-guest">{name}</span>;
    if (holder?.type !== 'blocked') return t('calendar.taken');
    return (
      <>
        <Icon of={Lock} size={14} />
        <span className="day-closed">{t('calendar.closed')}</span>
      </>
    );
  }
  if (availability === 'free') {
    if (part === 'only' || part === 'start' || wouldBecome === 'arrival') return t('common:arrive');
    if (part === 'end' || wouldBecome === 'departure') return t('common:leave');
  }
  if (isToday) return t('calendar.today');
  return isOtherMonth && isFirstShown ? formatShortMonth(day, locale) : null;
};

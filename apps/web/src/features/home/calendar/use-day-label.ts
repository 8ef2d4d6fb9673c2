import { readOutDay } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/language';
import type { DayView } from './day-view';

const keyOf = ({ part, availability, holder }: DayView) => {
  if (availability === 'past') return 'day.past';
  if (availability === 'too-far') return 'day.tooFar';
  if (availability === 'free') {
    if (part === 'only' || part === 'start') return 'day.selectedStart';
    if (part === 'end') return 'day.selectedEnd';
    return part === 'between' ? 'day.selected' : 'day.free';
  }
  if (holder?.type === 'blocked') return 'day.closed';
  return holder?.guestName ? 'day.takenBy' : 'day.taken';
};

/** A day as screen readers say it: "Tuesday 4 August 2026, taken, Jonas Petersen". */
export const useDayLabel = () => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (view: DayView): string => {
    const what = t(keyOf(view), { day: readOutDay(view.day, locale), name: view.holder?.guestName });
    const label = view.isLost ? t('day.lost', { label: what }) : what;
    return view.isToday ? t('day.today', { label }) : label;
  };
};

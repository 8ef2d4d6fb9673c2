import { formatDay } from '@hearthstay/stay';
import { Ban, CalendarClock, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PanelTexts } from '@web/panel/panel-texts';
import { guestNameOf, type RequestRow } from '@web/panel/requests/request-rows';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Note } from '@web/shared/ui/note';
import { nextStepOf, type NextStep } from './next-step';

const iconOf: Record<NextStep['kind'], LucideIcon> = {
  'awaits-address': Hourglass,
  'awaits-guest': Hourglass,
  'awaits-you': Clock,
  'wishes-cancellation': Ban,
  'asks-for-days': CalendarClock,
  'asks-for-guests': CalendarClock,
  offered: Hourglass,
  deposit: CalendarClock,
  arrives: CalendarClock,
  here: CalendarClock,
  over: CalendarClock,
};

const ownersTurn = new Set<NextStep['kind']>(['wishes-cancellation']);
const saidBelow = new Set<NextStep['kind']>([
  'awaits-you',
  'awaits-address',
  'asks-for-days',
  'asks-for-guests',
  'offered',
]);

/** The next step of a booking in one sentence. The frame of a decision or a proposal has its own. */
export const NextSentence = ({ row: { request } }: { row: RequestRow }) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const today = useToday();
  const step = nextStepOf(request, today);
  if (!step || saidBelow.has(step.kind)) return null;
  const name = guestNameOf(request, t);
  const day = 'day' in step ? formatDay(step.day, locale) : '';
  return (
    <Note icon={iconOf[step.kind]} tone={ownersTurn.has(step.kind) ? 'action' : 'quiet'}>
      <p className="font-medium">{sentenceOf(step, { name, day, isToday: 'day' in step && step.day === today, t })}</p>
    </Note>
  );
};

interface Words {
  name: string;
  /** The day of the step in words. */
  day: string;
  isToday: boolean;
  t: PanelTexts;
}

const sentenceOf = (step: NextStep, { name, day, isToday, t }: Words): string => {
  if (step.kind === 'here')
    return isToday ? t('bookingPage.next.leavesToday', { name }) : t('bookingPage.next.here', { name, day });
  if (step.kind !== 'arrives') return t(`bookingPage.next.${step.kind}`, { name, day });
  if (step.days === 0) return t('bookingPage.next.arrivesToday', { name });
  return t('bookingPage.next.arrives', { name, count: step.days });
};

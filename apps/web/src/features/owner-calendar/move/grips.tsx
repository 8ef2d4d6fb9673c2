import { daysBetween, formatDay, type Day, type StayRange, type BarSegment } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useHolderTexts, type Holder } from '../holders';
import { movableEnds, type StayEnd } from './moved-range';

interface GripsProps {
  segment: BarSegment<Holder>;
  /** The shown days of the stay, which differ from the saved ones during a move. */
  range: StayRange;
  today: Day;
  /** Whether they are large enough for fingers, and are sliders for the keyboard. */
  isChosen: boolean;
}

const furthest = 730;

/** The handles at the ends of a booking, which move it to other days. */
export const Grips = ({ segment, range, today, isChosen }: GripsProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { nameOf } = useHolderTexts();
  const { bar, from, to, startsBar, endsBar } = segment;
  const isShown = (end: StayEnd) => (end === 'start' ? startsBar : endsBar);
  return movableEnds(bar.source, today)
    .filter(isShown)
    .map((end) => {
      const slider = {
        ...{ role: 'slider', tabIndex: 0 },
        'aria-label': t(`ownerCalendar.move.${end}`, { name: nameOf(bar.source) }),
        'aria-valuemin': 0,
        'aria-valuemax': furthest,
        'aria-valuenow': daysBetween(today, range[end]),
        'aria-valuetext': formatDay(range[end], locale),
      };
      const column = end === 'start' ? from : to - 1;
      return (
        <span
          key={end}
          role={isChosen ? 'gridcell' : undefined}
          aria-hidden={!isChosen || undefined}
          data-grip={end}
          data-of={bar.source.key}
          data-chosen={isChosen || undefined}
          style={{ gridColumn: `${column} / span 1`, gridRow: bar.lane + 2 }}
          className="owner-grip"
        >
          <span {...(isChosen && slider)} className="owner-handle" />
        </span>
      );
    });
};

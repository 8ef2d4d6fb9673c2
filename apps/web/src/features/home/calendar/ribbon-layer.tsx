import { daysPerWeek, ribbonsOf } from '@hearthstay/stay';
import type { DayView } from './day-view';
import { firstNameOf } from './first-name';
import { ribbonKeyOf, type RibbonKey } from './ribbon-key';
import './ribbon.css';

const lookOf = (key: RibbonKey) => (key.startsWith('booking:') || key === 'blocked' ? 'taken' : key);

/**
 * The coloured runs under the days: one ribbon per run and week, so that a stay reads as one thing. Each bears the
 * guest's first name, for screens whose cells are too narrow for it.
 */
export const RibbonLayer = ({ views }: { views: readonly DayView[] }) => {
  const keys = new Map(views.map((view) => [view.day, ribbonKeyOf(view)]));
  const days = views.map(({ day }) => day);
  return ribbonsOf(days, (day) => keys.get(day) ?? null).map(({ key, week, column, span, startsRun, endsRun }) => {
    const firstDay = views[(week - 1) * daysPerWeek + column - 1];
    return (
      <span
        key={`${week}-${column}`}
        aria-hidden
        className="ribbon"
        data-look={lookOf(key)}
        data-guest={firstDay && firstNameOf(firstDay)}
        data-starts={startsRun || undefined}
        data-ends={endsRun || undefined}
        // The names of the weekdays are the first row of the grid.
        style={{ gridRow: week + 1, gridColumn: `${column} / span ${span}` }}
      />
    );
  });
};

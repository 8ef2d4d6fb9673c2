import { daysPerWeek, type HeldDays } from '@hearthstay/stay';
import type { Holder } from '@web/features/home/selection/use-occupied-days';
import { firstNameOf, type DayView } from './day-view';
import './ribbon.css';
import { ribbonsOf } from './ribbons-of';

/** Adjacent days with the same key have one ribbon under them. */
type RibbonKey = HeldDays<Holder> | 'too-far' | 'selected' | 'preview';

/** The key of a day; `null` for a day without a ribbon. */
export const ribbonKeyOf = ({ part, isLost, isPreview, availability, held, half }: DayView): RibbonKey | null => {
  if (isPreview) return 'preview';
  if (part !== null && !isLost) return part === 'only' ? null : 'selected';
  if (availability === 'too-far') return 'too-far';
  // Days of which half is occupied have no ribbon; their cell draws the half.
  return availability === 'occupied' && half === null ? held : null;
};

const lookOf = (key: RibbonKey) => {
  if (typeof key === 'string') return key;
  return key.holder.type === 'gap' ? 'gap' : 'taken';
};

/**
 * The coloured ribbons under the days, one per stay and week, so that a stay is seen as a whole. Each shows the guest's
 * first name on screens whose cells are too narrow for it.
 */
export const Ribbons = ({ views }: { views: readonly DayView[] }) => {
  const keys = new Map(views.map((view) => [view.day, ribbonKeyOf(view)]));
  const days = views.map(({ day }) => day);
  return ribbonsOf(days, (day) => keys.get(day) ?? null).map(({ key, week, column, span, startsRun, endsRun }) => {
    const firstDay = views[(week - 1) * daysPerWeek + column - 1];
    return (
      <span
        key={`${week}-${column}`}
        aria-hidden
        // The names of the weekdays are the first row of the grid.
        className={`ribbon row-start-${week + 1} col-start-${column} col-span-${span}`}
        data-look={lookOf(key)}
        data-guest={firstDay && firstNameOf(firstDay)}
        data-starts={startsRun || undefined}
        data-ends={endsRun || undefined}
      />
    );
  });
};

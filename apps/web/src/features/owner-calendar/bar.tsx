import { type BarSegment } from '@hearthstay/stay';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOfEntry } from '@web/panel/availability/entry-look';
import { useHolderTexts, type Holder } from './holders';

interface BarProps {
  segment: BarSegment<Holder>;
  isMoved: boolean;
  /** It is moved to days that somebody else has. */
  isTaken: boolean;
}

/** A shortcut for the pointer: the days below say and open the same. */
export const Bar = memo(({ segment: { bar, from, to, startsBar, endsBar }, isMoved, isTaken }: BarProps) => {
  const { describe, nameOf } = useHolderTexts();
  const { style, ...look } = lookOfEntry(bar.source.entry);
  return (
    <span
      aria-hidden
      data-bar={bar.source.key}
      {...look}
      data-moved={isMoved || undefined}
      data-taken={isTaken || undefined}
      data-starts={startsBar || undefined}
      data-ends={endsBar || undefined}
      title={describe(bar.source)}
      style={{ ...style, gridColumn: `${from} / ${to}`, gridRow: bar.lane + 2 }}
      className="owner-bar"
    >
      {nameOf(bar.source)}
    </span>
  );
});

/** Where the bar that is moved was before. */
export const GhostBar = ({ segment: { bar, from, to, startsBar, endsBar } }: { segment: BarSegment<Holder> }) => {
  const { t } = useTranslation('admin');
  return (
    <span
      aria-hidden
      data-look="ghost"
      data-starts={startsBar || undefined}
      data-ends={endsBar || undefined}
      style={{ gridColumn: `${from} / ${to}`, gridRow: bar.lane + 2 }}
      className="owner-bar"
    >
      {t('ownerCalendar.move.ghost')}
    </span>
  );
};

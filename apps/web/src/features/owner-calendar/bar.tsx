import { type BarSegment } from '@hearthstay/stay';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOfEntry } from '@web/panel/availability/entry-look';
import { useHolderTexts, type Holder } from './holders';

interface BarProps {
  segment: BarSegment<Holder>;
  isMoved: boolean;
  /** Whether it is moved to days that are not free. */
  isTaken: boolean;
}

/** A bar is only for the pointer; the day cells below it have the same text and open the same panel. */
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

/** The former place of the bar that is moved. */
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

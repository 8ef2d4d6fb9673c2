import { useTranslation } from 'react-i18next';
import type { BarMove } from './bar-move';
import { useMoveTexts } from './use-move-texts';

interface MoveAnnouncementProps {
  move: BarMove | null;
  /** Whether the last move ended on a day that is not free. */
  wasRefused: boolean;
}

/** Announces the tooltip of a move to screen readers, and that nothing was moved. */
export const MoveAnnouncement = ({ move, wasRefused }: MoveAnnouncementProps) => {
  const { t } = useTranslation('admin');
  return (
    <p aria-live="polite" className="sr-only">
      {move ? <Announced move={move} /> : wasRefused && t('ownerCalendar.move.refused')}
    </p>
  );
};

const Announced = ({ move }: { move: BarMove }) => {
  const { title, lines, hint } = useMoveTexts(move);
  const sentences = [title, ...lines.map(({ now, before }) => (before === undefined ? now : `${now} (${before})`))];
  return `${sentences.join(', ')}. ${hint}`;
};

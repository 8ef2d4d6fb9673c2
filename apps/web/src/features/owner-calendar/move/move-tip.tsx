import { TriangleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Icon } from '@web/shared/ui/icon';
import type { BarMove } from './bar-move';
import { useMoveTexts } from './use-move-texts';

interface MoveTipProps {
  move: BarMove;
  /** The element around all months. */
  root: RefObject<HTMLElement | null>;
}

/** The distance of the tooltip from its day and from the edges of the window, in pixels. */
const gap = 12;

/** The tooltip below the moved end: the new days and price with the former ones, or who has a day already. */
export const MoveTip = ({ move, root }: MoveTipProps) => {
  const tip = useRef<HTMLDivElement>(null);
  const { title, lines, hint } = useMoveTexts(move);
  const day = move.range[move.end];
  const place = () => {
    const anchor = root.current?.querySelector(`[data-day="${day}"]`)?.getBoundingClientRect();
    const element = tip.current;
    if (!anchor || !element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const below = anchor.bottom + gap;
    const top = below + height + gap > window.innerHeight ? anchor.top - height - gap : below;
    const left = Math.min(Math.max(anchor.left, gap), window.innerWidth - width - gap);
    element.style.translate = `${Math.max(left, 0)}px ${Math.max(top, 0)}px`;
  };
  useLayoutEffect(place);
  // Places it again after scrolling, which the focus causes when the keyboard moves an end out of the window.
  useEffect(() => {
    window.addEventListener('scroll', place, { passive: true });
    return () => window.removeEventListener('scroll', place);
  });
  return (
    <div ref={tip} aria-hidden className="owner-tip">
      <p className="flex items-center gap-2 text-label font-semibold">
        {move.taken && <Icon of={TriangleAlert} size={16} />}
        {title}
      </p>
      {lines.map(({ now, before }) => (
        <p key={now} className="flex justify-between gap-6 tabular-nums">
          <span>{now}</span>
          {before !== undefined && <span>{before}</span>}
        </p>
      ))}
      <p className="mt-1 text-tiny">{hint}</p>
    </div>
  );
};

import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

interface TurnFrameProps {
  icon: LucideIcon;
  /** The side that has to act, with the action and the day until which it is possible. */
  sentence: string;
  isOwnersTurn?: boolean;
  children: ReactNode;
}

/** The frame of the next step, whose title says which side has to act. */
export const TurnFrame = ({ icon, sentence, isOwnersTurn = false, children }: TurnFrameProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('grid gap-3 rounded-control px-4 py-4', isOwnersTurn ? 'bg-pine-soft' : 'bg-sunken')}
    >
      <div className="flex gap-3">
        <Icon of={icon} className={classNames('mt-0.5', isOwnersTurn ? 'text-pine' : 'text-ink-2')} />
        <h3 id={titleId} className="min-w-0 text-label/6 font-semibold wrap-anywhere">
          {sentence}
        </h3>
      </div>
      {children}
    </section>
  );
};

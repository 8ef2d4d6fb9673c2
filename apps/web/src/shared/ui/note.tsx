import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface NoteProps {
  icon: LucideIcon;
  /** `action`: the reader is to do something. `warning`: something is wrong. Both stand out. */
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

const tones = {
  quiet: { ground: 'bg-sunken', icon: 'text-ink-2' },
  action: { ground: 'bg-pine-soft', icon: 'text-pine' },
  warning: { ground: 'bg-pending-soft', icon: 'text-pending' },
};

/** A sentence set apart from its surroundings. */
export const Note = ({ icon, tone = 'quiet', className, children }: NoteProps) => (
  <div className={classNames('flex gap-3 rounded-control px-4 py-3 text-label/6', tones[tone].ground, className)}>
    <Icon of={icon} className={classNames('mt-0.5', tones[tone].icon)} />
    <div className="min-w-0 wrap-break-word">{children}</div>
  </div>
);

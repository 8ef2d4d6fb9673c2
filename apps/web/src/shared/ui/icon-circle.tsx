import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type Tone = 'pine' | 'amber' | 'taken' | 'quiet';

const tones: Record<Tone, string> = {
  pine: 'bg-pine-mid text-pine-deep',
  amber: 'bg-pending-soft text-pending',
  taken: 'bg-taken-soft text-taken-ink',
  quiet: 'bg-sunken text-ink-2',
};

interface IconCircleProps {
  icon: LucideIcon;
  tone: Tone;
  /** 48, 56 or 72 pixels. */
  size?: 48 | 56 | 72;
}

const circleSizes = { 48: 'size-12', 56: 'size-14', 72: 'size-18' } as const;
const iconSizes = { 48: 20, 56: 24, 72: 32 } as const;

/** The icon above a message. */
export const IconCircle = ({ icon, tone, size = 56 }: IconCircleProps) => (
  <span
    className={classNames(
      'inline-flex shrink-0 items-center justify-center rounded-full',
      circleSizes[size],
      tones[tone],
    )}
  >
    <Icon of={icon} size={iconSizes[size]} />
  </span>
);

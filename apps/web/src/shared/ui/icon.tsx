import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /**
   * Pixels, for readers who have not set another size of text. Smaller icons get thicker lines, so that all look
   * equally heavy.
   */
  size?: 12 | 14 | 16 | 20 | 24 | 32;
  className?: string;
}

const strokeOf = (size: number) => (size < 16 ? 2.25 : size < 20 ? 2 : 1.75);

/** A decoration beside a word; screen readers pass over it. */
export const Icon = ({ of: Lucide, size = 20, className = '' }: IconProps) => (
  <Lucide aria-hidden size={`${size / 16}rem`} strokeWidth={strokeOf(size)} className={`shrink-0 ${className}`} />
);

import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** In pixels at the default text size. Smaller icons have thicker lines, so that all look equally heavy. */
  size?: 12 | 14 | 16 | 20 | 24 | 32;
  className?: string;
}

const strokeOf = (size: number) => (size < 16 ? 2.25 : size < 20 ? 2 : 1.75);

/** A decoration beside a word, which screen readers skip. */
export const Icon = ({ of: Lucide, size = 20, className = '' }: IconProps) => (
  <Lucide aria-hidden size={`${size / 16}rem`} strokeWidth={strokeOf(size)} className={`shrink-0 ${className}`} />
);

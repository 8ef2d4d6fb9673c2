import type { ReactNode } from 'react';

interface DockProps {
  /** Whether another, more urgent section has the dock. */
  isInPlace?: boolean;
  children: ReactNode;
}

/** Fixes buttons to the bottom of the window on a phone; on wide screens they stay in their place. */
export const Dock = ({ isInPlace = false, children }: DockProps) => (
  <div className={isInPlace ? 'booking-buttons' : 'booking-buttons booking-dock'}>{children}</div>
);

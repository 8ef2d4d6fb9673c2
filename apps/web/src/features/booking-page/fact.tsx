import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@web/shared/ui/icon';

/** A fact about a guest, in a list. */
export const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon of={icon} className="text-ink-2" />
    <div className="min-w-0">{children}</div>
  </li>
);

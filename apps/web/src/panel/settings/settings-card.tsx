import { useId, type ReactNode } from 'react';
import { Card } from '@web/shared/ui/card';

interface SettingsCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A titled part of the settings. */
export const SettingsCard = ({ title, lead, children }: SettingsCardProps) => {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} tabIndex={-1} className="p-4 pt-5 xs:p-6 lg:p-8 lg:pt-6">
      <h2 id={titleId} className="title-card">
        {title}
      </h2>
      {lead && <p className="mt-1 text-note text-ink-2">{lead}</p>}
      <div className="mt-6 grid gap-6">{children}</div>
    </Card>
  );
};

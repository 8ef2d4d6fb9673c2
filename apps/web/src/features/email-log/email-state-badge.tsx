import type { EmailState } from '@hearthstay/contracts';
import { Ban, Check, Clock, RotateCw, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

const looks: Record<EmailState, { icon: LucideIcon; colours: string }> = {
  waiting: { icon: Clock, colours: 'bg-pending-soft text-pending' },
  retrying: { icon: RotateCw, colours: 'bg-pending-soft text-pending' },
  sent: { icon: Check, colours: 'bg-approved-soft text-approved' },
  'given-up': { icon: X, colours: 'bg-declined-soft text-declined' },
  dropped: { icon: Ban, colours: 'bg-cancelled-soft text-cancelled' },
};

/** The state of an e-mail, always with icon and word. */
export const EmailStateBadge = ({ state }: { state: EmailState }) => {
  const { t } = useTranslation('admin');
  const { icon, colours } = looks[state];
  return (
    <span
      className={classNames(
        'inline-flex h-7 items-center gap-1.5 rounded-full pr-2.75 pl-1.75 text-note font-semibold whitespace-nowrap',
        colours,
      )}
    >
      <Icon of={icon} size={16} />
      {t(`emailLog.states.${state}`)}
    </span>
  );
};

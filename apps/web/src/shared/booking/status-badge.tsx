import { Ban, Check, CheckCheck, Clock, X, type LucideIcon } from 'lucide-react';
import type { RequestStatus } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

const looks: Record<RequestStatus, { icon: LucideIcon; colours: string }> = {
  pending: { icon: Clock, colours: 'bg-pending-soft text-pending' },
  approved: { icon: Check, colours: 'bg-approved-soft text-approved' },
  confirmed: { icon: CheckCheck, colours: 'bg-confirmed-soft text-confirmed' },
  declined: { icon: X, colours: 'bg-declined-soft text-declined' },
  cancelled: { icon: Ban, colours: 'bg-cancelled-soft text-cancelled' },
};

/** The status of a request, always with icon and word; for a past request, it has only a border. */
export const StatusBadge = ({ status, isPast = false }: { status: RequestStatus; isPast?: boolean }) => {
  const { t } = useTranslation();
  const { icon, colours } = looks[status];
  return (
    <span
      className={classNames(
        'inline-flex h-7 items-center gap-1.5 rounded-full border pr-2.75 pl-1.75 text-note font-semibold whitespace-nowrap',
        isPast ? 'border-line text-ink-2' : `border-transparent ${colours}`,
      )}
    >
      <Icon of={icon} size={16} />
      {t(`status.${status}`)}
    </span>
  );
};

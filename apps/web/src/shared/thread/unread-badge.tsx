import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

interface UnreadBadgeProps {
  count: number | undefined;
  /** Without the word, beside a name. */
  isShort?: boolean;
  className?: string;
}

/** The number of new messages; nothing without any. */
export const UnreadBadge = ({ count, isShort = false, className }: UnreadBadgeProps) => {
  const { t } = useTranslation('thread');
  if (!count) return null;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full bg-pine-mid text-head font-semibold text-pine-deep tabular-nums',
        isShort ? 'px-2 py-0.5' : 'px-3 py-1.5',
        className,
      )}
    >
      <Icon of={MessageSquare} size={isShort ? 14 : 16} />
      <span aria-hidden>{isShort ? count : t('unreadShort', { count })}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
};

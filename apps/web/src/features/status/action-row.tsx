import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';

interface ActionRowProps {
  icon: LucideIcon;
  title: string;
  /** The effect of the action, which is also the description for screen readers. */
  outcome: string;
}

interface ActionButtonProps extends ActionRowProps {
  /** Whether the action ends the stay. */
  isGrave?: boolean;
  onClick: () => void;
}

/** A row that opens a dialog. */
export const ActionButton = ({ icon, title, outcome, isGrave = false, onClick }: ActionButtonProps) => (
  <ActionRow icon={icon} outcome={outcome} className={isGrave ? 'text-taken-ink' : ''}>
    {(outcomeId) => (
      <button type="button" aria-haspopup="dialog" aria-describedby={outcomeId} className={wholeRow} onClick={onClick}>
        {title}
      </button>
    )}
  </ActionRow>
);

interface ActionLinkProps extends ActionRowProps {
  href: string;
  /** The name of the file that is saved. */
  download: string;
}

/** A row that saves a file. */
export const ActionLink = ({ icon, title, outcome, href, download }: ActionLinkProps) => (
  <ActionRow icon={icon} outcome={outcome}>
    {(outcomeId) => (
      <a href={href} download={download} aria-describedby={outcomeId} className={wholeRow}>
        {title}
      </a>
    )}
  </ActionRow>
);

/** The named element is only the title, so that its name is what is seen; it can be pressed in the whole row. */
const wholeRow =
  '-my-1 inline-block py-1 text-start text-label font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-small hover:underline';

interface RowProps extends Omit<ActionRowProps, 'title'> {
  className?: string;
  /** Makes the element that is pressed, from the id of its description. */
  children: (outcomeId: string) => ReactNode;
}

const ActionRow = ({ icon, outcome, className, children }: RowProps) => {
  const outcomeId = useId();
  return (
    <div className={classNames('relative flex min-h-14 items-center gap-4 py-2.5', className)}>
      <Icon of={icon} size={20} />
      <div className="min-w-0 flex-1">
        {children(outcomeId)}
        <p id={outcomeId} className="text-note text-ink-2">
          {outcome}
        </p>
      </div>
      <Icon of={ChevronRight} size={16} />
    </div>
  );
};

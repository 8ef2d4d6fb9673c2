import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
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
export const ActionButton = ({ isGrave = false, onClick, ...shown }: ActionButtonProps) => {
  const ids = useRowIds();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames(rowClass, isGrave && 'text-taken-ink')}
      {...ids.attributes}
      onClick={onClick}
    >
      <RowContent {...shown} ids={ids} />
    </button>
  );
};

interface ActionLinkProps extends ActionRowProps {
  href: string;
  /** The name of the file that is saved. */
  download: string;
}

/** A row that saves a file. */
export const ActionLink = ({ href, download, ...shown }: ActionLinkProps) => {
  const ids = useRowIds();
  return (
    <a href={href} download={download} className={rowClass} {...ids.attributes}>
      <RowContent {...shown} ids={ids} />
    </a>
  );
};

const rowClass = 'group flex min-h-14 w-full items-center gap-4 py-2.5 text-start';

const useRowIds = () => {
  const title = useId();
  const outcome = useId();
  return { title, outcome, attributes: { 'aria-labelledby': title, 'aria-describedby': outcome } };
};

const RowContent = ({ icon, title, outcome, ids }: ActionRowProps & { ids: ReturnType<typeof useRowIds> }) => (
  <>
    <Icon of={icon} size={20} />
    <span className="min-w-0 flex-1">
      <span id={ids.title} className="block text-label font-semibold underline-offset-4 group-hover:underline">
        {title}
      </span>
      <span id={ids.outcome} className="block text-note text-ink-2">
        {outcome}
      </span>
    </span>
    <Icon of={ChevronRight} size={16} />
  </>
);

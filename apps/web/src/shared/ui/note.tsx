import { CircleAlert, CloudOff, RotateCw, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';

interface NoteProps {
  icon: LucideIcon;
  /** `action`: the reader has to do something. `warning`: something is wrong. Both are tinted. */
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

const tones = {
  quiet: { ground: 'bg-sunken', icon: 'text-ink-2' },
  action: { ground: 'bg-pine-soft', icon: 'text-pine' },
  warning: { ground: 'bg-pending-soft', icon: 'text-pending' },
};

/** A sentence in a box. */
export const Note = ({ icon, tone = 'quiet', className, children }: NoteProps) => (
  <div className={classNames('flex gap-3 rounded-control px-4 py-3 text-label/6', tones[tone].ground, className)}>
    <Icon of={icon} className={classNames('mt-0.5', tones[tone].icon)} />
    <div className="min-w-0 wrap-break-word">{children}</div>
  </div>
);

interface FailureNoteProps {
  onRetry: () => void;
  isRetrying: boolean;
  className?: string;
  /** Says what could not be loaded, and what that means for the reader. */
  children: ReactNode;
}

/** Says that something is missing on a page that can still be used. */
export const FailureNote = ({ onRetry, isRetrying, className, children }: FailureNoteProps) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className={className}>
      <Note icon={CloudOff}>
        <p>{children}</p>
        <TextButton icon={RotateCw} isBusy={isRetrying} className="-mb-2!" onClick={onRetry}>
          {t('failure.retry')}
        </TextButton>
      </Note>
    </div>
  );
};

interface ErrorBoxProps {
  title: string;
  icon?: LucideIcon;
  /** Whether it takes the focus when it appears, because the button of the sent form is disabled. */
  takesFocus?: boolean;
  /** One sentence with the reason and what to do. */
  children?: ReactNode;
}

/** Says that something was refused or failed; screen readers announce it. */
export const ErrorBox = ({ title, icon = CircleAlert, takesFocus = false, children }: ErrorBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-taken-soft p-4 text-label forced-colors:border"
    >
      <Icon of={icon} className="mt-0.5 text-taken-ink" />
      <div className="min-w-0 wrap-break-word">
        <p className="text-body font-semibold">{title}</p>
        {children && <p className="mt-0.5">{children}</p>}
      </div>
    </div>
  );
};

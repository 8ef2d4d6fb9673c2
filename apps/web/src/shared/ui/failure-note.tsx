import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from './note';
import { TextButton } from './text-button';

interface FailureNoteProps {
  onRetry: () => void;
  isRetrying: boolean;
  className?: string;
  /** What could not be loaded, and what that means for the reader. */
  children: ReactNode;
}

/** Says that something is missing from a page that can be used all the same. */
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

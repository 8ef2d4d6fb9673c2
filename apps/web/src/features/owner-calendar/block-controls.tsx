import { excessOf, fieldLimits } from '@hearthstay/stay';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { Button } from '@web/shared/ui/button';
import { useTextLength } from '@web/shared/ui/character-count';
import { ErrorBox } from '@web/shared/ui/note';
import { TextField } from '@web/shared/ui/text-field';

export const isNoteTooLong = (note: string): boolean => excessOf(note, fieldLimits.notesMax) > 0;

/** The private note of a block. A longer text can be typed, so that nothing pasted is cut off, and is an error. */
export const NoteField = ({ value, onChange }: { value: string; onChange: (note: string) => void }) => {
  const { t } = useTranslation('admin');
  const { tooLong } = useTextLength(value, fieldLimits.notesMax);
  return (
    <TextField
      label={t('ownerCalendar.note')}
      isOptional
      hint={t('ownerCalendar.noteHint')}
      error={tooLong}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

interface FreeButtonProps {
  /** The number of days that it frees. */
  count: number;
  isBusy: boolean;
  onClick: () => void;
  className?: string;
}

export const FreeButton = ({ count, ...props }: FreeButtonProps) => {
  const { t } = useTranslation('admin');
  return (
    <Button kind="quiet" size="medium" icon={LockOpen} {...props}>
      {t('ownerCalendar.freeDays', { count })}
    </Button>
  );
};

/** The reason why days were not blocked or freed; nothing for `null`. */
export const BlockFailure = ({ error }: { error: unknown }) => {
  const { t } = useTranslation(['admin', 'common']);
  if (error === null) return null;
  return <ErrorBox title={t('ownerCalendar.failed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>;
};

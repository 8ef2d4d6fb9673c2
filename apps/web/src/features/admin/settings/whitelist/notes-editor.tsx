import type { WhitelistEntry } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { Button } from '../../../../shared/ui/button';
import { inputLook } from '../../../../shared/ui/field-frame';
import { Icon } from '../../../../shared/ui/icon';
import { Address } from '../../rows/address';
import { useChangeNotes } from './change-notes';

interface NotesEditorProps {
  entry: WhitelistEntry;
  onClose: () => void;
}

/** A row of the list while its notes are edited. Enter saves, Escape leaves them as they were. */
export const NotesEditor = ({ entry, onClose }: NotesEditorProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const errorId = useId();
  const changeNotes = useChangeNotes();
  const [notes, setNotes] = useState(entry.notes);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const save = async () => {
    if (notes.trim().length > fieldLimits.notesMax) {
      return setError(t('whitelist.notesTooLong', { count: fieldLimits.notesMax }));
    }
    setError(null);
    setIsBusy(true);
    try {
      await changeNotes(entry, notes.trim());
      onClose();
    } catch (refusal) {
      setError(messageOf(refusal, t('whitelist.notesFailed')));
      setIsBusy(false);
    }
  };

  return (
    <li className="bg-pine-soft px-4 py-3">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isBusy) onClose();
        }}
      >
        <p className="text-label font-medium wrap-anywhere">
          <Address email={entry.email} />
        </p>
        <input
          aria-label={t('whitelist.notesOf', { email: entry.email })}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          autoFocus
          autoComplete="off"
          readOnly={isBusy}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          className={`${inputLook(error !== null)} mt-2 h-11 md:text-label`}
        />
        <div id={errorId} aria-live="polite">
          {error && (
            <p className="mt-2 flex gap-1.5 text-note font-medium text-taken-ink">
              <Icon of={CircleAlert} size={16} className="mt-0.5" />
              {error}
            </p>
          )}
        </div>
        <div className="mt-2 flex gap-2">
          <Button type="submit" size="small" isBusy={isBusy}>
            {t('whitelist.saveNotes')}
          </Button>
          <Button kind="quiet" size="small" disabled={isBusy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
};

import type { WhitelistEntry } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { messageOf } from '../../../../shared/api/api-error';
import { api } from '../../../../shared/api/client';
import { useAction } from '../../../../shared/api/use-action';
import { Button } from '../../../../shared/ui/button';
import { inputLook } from '../../../../shared/ui/field-frame';
import { Form } from '../../../../shared/ui/form';
import { Icon } from '../../../../shared/ui/icon';
import { Address } from '../../rows/address';
import { entryPath, whitelistKey } from './use-whitelist';

interface NotesEditorProps {
  entry: WhitelistEntry;
  onClose: () => void;
}

/** A row of the list while its notes are edited. Enter saves, Escape leaves them as they were. */
export const NotesEditor = ({ entry, onClose }: NotesEditorProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const errorId = useId();
  const { mutate } = useSWRConfig();
  const [notes, setNotes] = useState(entry.notes);
  const [isTooLong, setIsTooLong] = useState(false);
  const { run, isPending, failure } = useAction(
    async (saved: string) => {
      await api.put<WhitelistEntry>(entryPath(entry), { notes: saved });
      await mutate(whitelistKey);
    },
    { onDone: onClose },
  );
  const error = isTooLong
    ? t('whitelist.notesTooLong', { count: fieldLimits.notesMax })
    : failure !== null && messageOf(failure, t('whitelist.notesFailed'));

  const save = async () => {
    const isOver = notes.trim().length > fieldLimits.notesMax;
    setIsTooLong(isOver);
    if (!isOver) await run(notes.trim());
  };

  return (
    <li className="bg-pine-soft px-4 py-3">
      <Form
        isPending={isPending}
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isPending) onClose();
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
          readOnly={isPending}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          className={`${inputLook(error !== false)} mt-2 h-11 md:text-label`}
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
          <Button type="submit" size="small" isBusy={isPending}>
            {t('whitelist.saveNotes')}
          </Button>
          <Button kind="quiet" size="small" disabled={isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </div>
      </Form>
    </li>
  );
};

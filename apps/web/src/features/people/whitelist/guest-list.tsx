import { whitelistNotesBodySchema, type WhitelistEntry } from '@hearthstay/contracts';
import { CircleAlert, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { actOnRow, rowAction } from '@web/panel/act-on-row';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { whitelistKey } from '@web/panel/panel-data';
import { Address, EntryRow, Rows } from '@web/panel/rows';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { Button, IconButton } from '@web/shared/ui/button';
import { Form, inputLook } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';
import { entryPath, useRemoveGuest, useWhitelist } from './use-whitelist';

/** The guests on the list. The note about one of them at a time can be edited in its row. */
export const GuestList = ({ entries }: { entries: WhitelistEntry[] }) => {
  const { t } = useTranslation('admin');
  const { retry: reload } = useWhitelist();
  const [editedId, setEditedId] = useState<string | null>(null);
  return (
    <Rows tabIndex={-1} aria-label={t('whitelist.title')}>
      {entries.map((entry) =>
        entry.id === editedId ? (
          <NotesEditor
            key={entry.id}
            entry={entry}
            onClose={() => {
              setEditedId(null);
              // Only now, because an earlier reload could remove the row, and with it the error, if the entry is gone.
              void reload();
            }}
          />
        ) : (
          <GuestRow key={entry.id} entry={entry} onEdit={() => setEditedId(entry.id)} />
        ),
      )}
    </Rows>
  );
};

const GuestRow = ({ entry, onEdit }: { entry: WhitelistEntry; onEdit: () => void }) => {
  const { t } = useTranslation('admin');
  const { trigger: remove } = useRemoveGuest(entry);
  const { email, notes } = entry;
  return (
    <EntryRow email={email} note={notes || t('whitelist.noNotes')}>
      <IconButton
        icon={Pencil}
        label={t('whitelist.edit', { email })}
        isPlain
        onClick={onEdit}
        className="text-ink-2"
      />
      <IconButton
        icon={Trash2}
        label={t('whitelist.remove', { email })}
        isPlain
        onClick={actOnRow(remove)}
        className="text-ink-2"
        {...rowAction('remove')}
      />
    </EntryRow>
  );
};

interface NotesEditorProps {
  entry: WhitelistEntry;
  onClose: () => void;
}

/** The row of a guest while the note is edited. Enter saves, Escape discards the change. */
const NotesEditor = ({ entry, onClose }: NotesEditorProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const errorId = useId();
  const { mutate } = useSWRConfig();
  const { field, failure, isPending, save } = useContractForm({
    values: { notes: entry.notes },
    schema: whitelistNotesBodySchema,
    toBody: (fields) => fields,
    saving: useMutation(
      async (body: { notes: string }) => {
        await api.put<WhitelistEntry>(entryPath(entry), body);
        await mutate(whitelistKey);
      },
      { onSuccess: onClose },
    ),
  });
  const { error, ...input } = field('notes');
  const problem = failure === null ? error : messageOf(failure, t('whitelist.notesFailed'));

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
          aria-invalid={problem ? true : undefined}
          aria-describedby={errorId}
          autoFocus
          autoComplete="off"
          readOnly={isPending}
          {...input}
          className={`${inputLook(problem !== undefined)} mt-2 h-11 md:text-label`}
        />
        <div id={errorId} aria-live="polite">
          {problem && (
            <p className="mt-2 flex gap-1.5 text-note font-medium text-taken-ink">
              <Icon of={CircleAlert} size={16} className="mt-0.5" />
              {problem}
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

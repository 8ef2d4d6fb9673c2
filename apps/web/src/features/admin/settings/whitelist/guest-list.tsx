import type { WhitelistEntry } from '@hearthstay/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button';
import { actOnRow, rowAction } from '../../act-on-row';
import { EntryRow } from '../../rows/entry-row';
import { Rows } from '../../rows/rows';
import { NotesEditor } from './notes-editor';
import { useRemoveGuest } from './remove-guest';
import { useWhitelist } from './use-whitelist';

/** The guests on the list; the notes about one of them at a time can be edited in its row. */
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
              // Not before: why a note could not be saved is to be read although its entry may be gone.
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
  const { run: remove } = useRemoveGuest(entry);
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

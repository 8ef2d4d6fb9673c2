import type { WhitelistEntry } from '@hearthstay/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button';
import { isFirstClick } from '../../is-first-click';
import { EntryRow } from '../../rows/entry-row';
import { Rows } from '../../rows/rows';
import { NotesEditor } from './notes-editor';
import { useRemoveGuest } from './remove-guest';
import { useWhitelist } from './use-whitelist';

/** The guests on the list; the notes about one of them at a time can be edited in its row. */
export const GuestList = ({ entries }: { entries: WhitelistEntry[] }) => {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLUListElement>(null);
  const removeGuest = useRemoveGuest();
  const { reload } = useWhitelist();
  const [editedId, setEditedId] = useState<string | null>(null);
  // What was pressed goes, and the focus with it; it goes on from the list.
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  return (
    <Rows ref={list} tabIndex={-1} aria-label={t('whitelist.title')}>
      {entries.map((entry) =>
        entry.id === editedId ? (
          <NotesEditor
            key={entry.id}
            entry={entry}
            onClose={() => {
              setEditedId(null);
              // Not before: why a note could not be saved is to be read although its entry may be gone.
              reload();
              keepFocus();
            }}
          />
        ) : (
          <EntryRow key={entry.id} email={entry.email} note={entry.notes || t('whitelist.noNotes')}>
            <IconButton
              icon={Pencil}
              label={t('whitelist.edit', { email: entry.email })}
              isPlain
              onClick={() => setEditedId(entry.id)}
              className="text-ink-2"
            />
            <IconButton
              icon={Trash2}
              label={t('whitelist.remove', { email: entry.email })}
              isPlain
              onClick={(event) => {
                if (!isFirstClick(event)) return;
                removeGuest(entry);
                keepFocus();
              }}
              className="text-ink-2"
            />
          </EntryRow>
        ),
      )}
    </Rows>
  );
};

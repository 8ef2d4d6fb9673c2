import type { WhitelistEntry } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../shared/api/client';
import { TextField } from '../../../../shared/ui/text-field';
import { AddForm } from '../add-email/add-form';
import { useEmailToAdd } from '../add-email/use-email-to-add';
import { whitelistKey } from './use-whitelist';

/** An address for the list, with what the owner wants to remember about it. Empty notes are sent as none. */
export const AddGuestForm = () => {
  const { t } = useTranslation('admin');
  const [notes, setNotes] = useState('');
  const isTooLong = notes.trim().length > fieldLimits.notesMax;
  const { field, isPending, submit } = useEmailToAdd({
    path: whitelistKey,
    add: (email) => api.post<WhitelistEntry>(whitelistKey, { email, notes: notes.trim() || undefined }),
    done: (email, t) => t('whitelist.added', { email }),
    failed: t('whitelist.addFailed'),
    onAdded: () => setNotes(''),
  });
  return (
    <AddForm isPending={isPending} onSubmit={() => !isTooLong && submit()}>
      <TextField
        {...field}
        label={t('addEmail.label')}
        placeholder={t('whitelist.placeholder')}
        className="xs:col-span-2"
      />
      <TextField
        label={t('whitelist.notes')}
        isOptional
        autoComplete="off"
        placeholder={t('whitelist.notesPlaceholder')}
        value={notes}
        error={isTooLong ? t('whitelist.notesTooLong', { count: fieldLimits.notesMax }) : null}
        onChange={(event) => setNotes(event.target.value)}
      />
    </AddForm>
  );
};

import { fieldLimits } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../shared/ui/text-field';
import { AddButton } from '../add-email/add-button';
import { useEmailToAdd } from '../add-email/use-email-to-add';
import { useAddGuest } from './add-guest';

/** An address for the list, with what the owner wants to remember about it. */
export const AddGuestForm = () => {
  const { t } = useTranslation('admin');
  const addGuest = useAddGuest();
  const [notes, setNotes] = useState('');
  const isTooLong = notes.trim().length > fieldLimits.notesMax;
  const { field, isBusy, submit } = useEmailToAdd({
    add: (email) => addGuest(email, notes),
    done: (address) => t('whitelist.added', { email: address }),
    failed: t('whitelist.addFailed'),
    onAdded: () => setNotes(''),
  });
  return (
    <form
      noValidate
      className="grid items-start gap-x-3 gap-y-4 xs:grid-cols-[1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) void submit();
      }}
    >
      <TextField
        {...field}
        label={t('addEmail.label')}
        placeholder={t('whitelist.placeholder')}
        readOnly={isBusy}
        className="xs:col-span-2"
      />
      <TextField
        label={t('whitelist.notes')}
        isOptional
        autoComplete="off"
        placeholder={t('whitelist.notesPlaceholder')}
        value={notes}
        error={isTooLong ? t('whitelist.notesTooLong', { count: fieldLimits.notesMax }) : null}
        readOnly={isBusy}
        onChange={(event) => setNotes(event.target.value)}
      />
      <AddButton isBusy={isBusy} />
    </form>
  );
};

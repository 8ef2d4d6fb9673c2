import { guestChangesBody, type AccountedRequestView, type ListedRequest } from '@hearthstay/contracts';
import { fieldLimits, shownGuestOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey } from '@web/panel/panel-data';
import { AskedFields, askedTexts } from '@web/panel/requests/asked-fields';
import { guestsOfTyped } from '@web/panel/requests/guest-count-fields';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { snakeCased } from '@web/shared/api/snake-case';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { Switch } from '@web/shared/ui/switch';
import { TextAreaField, TextField } from '@web/shared/ui/text-field';
import { useRequestChange } from './payments/use-request-change';
import { usePrivateNote } from './use-private-note';

interface EditGuestDialogProps {
  request: ListedRequest;
  onClose: () => void;
}

const fieldsOf = ({ name, email, adults, children, origin, ...request }: ListedRequest, note: string) => ({
  name,
  email: email ?? '',
  ...askedTexts(request),
  adults: adults === undefined ? '' : String(adults),
  children: children === undefined ? '' : String(children.length),
  origin: origin ?? '',
  private_note: note,
  stay_emails: request.stayEmails !== false,
});

/** Changes the data of a booking's guest, once its private note is loaded. */
export const EditGuestDialog = (props: EditGuestDialogProps) => {
  const { t } = useTranslation('admin');
  const { note, query } = usePrivateNote(props.request.id);
  if (note !== undefined) return <GuestDialog {...props} note={note} />;
  return (
    <Dialog title={t('editGuest.title')} onClose={props.onClose}>
      <QueryState query={query} skeleton={<GuestSkeleton />} />
    </Dialog>
  );
};

const GuestSkeleton = () => (
  <Skeleton>
    <SkeletonBar className="h-72 w-full" />
  </Skeleton>
);

const GuestDialog = ({ request, note, onClose }: EditGuestDialogProps & { note: string }) => {
  const { t } = useTranslation(['admin', 'common']);
  const { maxGuests } = useStayConditions().conditions;
  const asksGuests = maxGuests !== undefined || request.adults !== undefined;
  const form = useContractForm({
    values: fieldsOf(request, note),
    schema: guestChangesBody,
    toBody: ({ email, adults, children, stay_emails, ...texts }) => ({
      ...texts,
      ...guestsOfTyped({ adults, children }, request.children),
      // An address can be changed, but not removed.
      ...((email !== '' || request.email !== null) && { email }),
      shown: shownGuestOf({ ...request, privateNote: note }),
      ...(stay_emails !== (request.stayEmails !== false) && { stay_emails }),
    }),
    saving: useChangeGuest(request.id, onClose),
  });
  return (
    <Dialog title={t('editGuest.title')} onClose={() => !form.isPending && onClose()}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-5">
        <TextField label={t('editGuest.name')} autoComplete="off" data-initial-focus {...form.field('name')} />
        <TextField
          label={t('common:email.label')}
          type="email"
          autoComplete="off"
          isOptional={request.email === null}
          hint={request.email === null ? t('editGuest.newEmailHint') : t('editGuest.emailHint')}
          {...form.field('email')}
        />
        <AskedFields field={form.field} />
        {asksGuests && (
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField label={t('editGuest.adults')} inputMode="numeric" {...form.field('adults')} />
            <TextField label={t('editGuest.children')} inputMode="numeric" {...form.field('children')} />
          </div>
        )}
        {request.source === 'owner' && (
          <>
            <Switch
              label={t('editGuest.stayEmails')}
              hint={t('editGuest.stayEmailsHint')}
              isOn={form.fields.stay_emails}
              onChange={form.field('stay_emails').onChange}
            />
            <TextField
              label={t('editGuest.origin')}
              hint={t('editGuest.originHint')}
              isOptional
              autoComplete="off"
              {...form.field('origin')}
            />
          </>
        )}
        <TextAreaField
          label={t('bookingPage.note')}
          isOptional
          hint={t('bookingPage.noteHint')}
          limit={fieldLimits.notesMax}
          {...form.field('private_note')}
        />
        {form.failure !== null && (
          <ErrorBox title={t('editGuest.failed')}>{messageOf(form.failure, t('bookings.failed'))}</ErrorBox>
        )}
        <Button type="submit" isBusy={form.isPending} busyLabel={t('editGuest.busy')} className="xs:justify-self-end">
          {t('editGuest.save')}
        </Button>
      </Form>
    </Dialog>
  );
};

const useChangeGuest = (id: string, onChanged: () => void) => {
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  return useRequestChange<z.output<typeof guestChangesBody>>(
    (changes) => api.patch<AccountedRequestView>(`${bookingKey(id)}/guest`, snakeCased(changes)),
    {
      invalidates: bookingKey(id),
      onSuccess: () => {
        notify({ kind: 'done', text: (t) => t('editGuest.done') });
        onChanged();
      },
      // Another admin may have changed the private note, which the list does not contain.
      onError: () => void mutate(bookingKey(id)),
    },
  );
};

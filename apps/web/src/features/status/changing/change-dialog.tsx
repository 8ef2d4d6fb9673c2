import { fieldLimits, lastBookableDay, shownStateOf } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { camelCased } from '@web/shared/api/camel-case';
import { StayComparison } from '@web/shared/comparison/stay-comparison';
import { DayField } from '@web/shared/day-field/day-field';
import { GuestCountFields } from '@web/shared/guest-count/guest-count-fields';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { TextAreaField } from '@web/shared/ui/text-field';
import { useTextArea } from '@web/shared/ui/use-text-area';
import { comparedStay, openProposal } from '../proposals/open-proposal';
import { useOwnRequest, type OwnRequest } from '../use-own-request';
import { useWishedStay } from './use-wished-stay';

interface ChangeDialogProps extends OwnRequest {
  onClose: () => void;
  onDone: () => void;
}

type Body = NonNullable<ReturnType<typeof useWishedStay>['wished']> & { note?: string; shown: string };

/** The form for other days and guests, with their price and a note to the hosts. */
export const ChangeDialog = ({ onClose, onDone, ...own }: ChangeDialogProps) => {
  const { request } = own;
  const { t } = useTranslation(['status', 'common']);
  const today = useToday();
  const { maxAdvanceBookingDays } = usePublicSettings().settings;
  const stay = useWishedStay(request);
  const { text: note, isTooLong, fieldProps } = useTextArea(fieldLimits.messageMax);
  const [isTried, setIsTried] = useState(false);
  const { trigger, isMutating, error } = useOwnRequest<Body>(own, 'change', { onSuccess: onDone });
  const { guests, wished, problems } = stay;
  const shown = (problem: string | null) => (isTried ? problem : null);
  const submit = async () => {
    setIsTried(true);
    if (!wished || stay.isSame || isTooLong) return;
    await trigger({ ...wished, ...(note && { note }), shown: shownStateOf(camelCased(request)) });
  };
  const latest = lastBookableDay(today, maxAdvanceBookingDays);
  return (
    <Dialog title={t(guests ? 'change.openWithGuests' : 'change.open')} onClose={() => !isMutating && onClose()}>
      <Form isPending={isMutating} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid items-start gap-4 xs:grid-cols-2">
          <DayField
            label={t('common:arrive')}
            earliest={stay.earliest}
            latest={latest}
            value={stay.typed.start}
            error={shown(problems.start)}
            data-initial-focus
            onChange={stay.changeStart}
          />
          <DayField
            label={t('common:leave')}
            earliest={stay.start ?? stay.earliest}
            latest={latest}
            value={stay.typed.end}
            error={shown(problems.end)}
            onChange={stay.changeEnd}
          />
        </div>
        {guests && (
          <GuestCountFields
            guests={guests}
            maxGuests={stay.maxGuests}
            asksAges={stay.asksAges}
            isPending={isMutating}
            onChange={stay.changeGuests}
          />
        )}
        {wished && !stay.isSame && (
          <StayComparison
            before={comparedStay(request)}
            after={comparedStay({ ...wished, ...(stay.quote && { quote: stay.quote }) })}
          />
        )}
        <TextAreaField label={t('change.note')} isOptional {...fieldProps} />
        <p className="text-note text-ink-2">
          {t(outcomeOf(request.status))} {openProposal(request, 'owner', today) && t('change.endsOffer')}
          {openProposal(request, 'guest', today) && t('change.replaces')}
        </p>
        <RefusalBox error={error} problem={shown(stay.isSame ? t('change.same') : problems.ages)} />
        <Button type="submit" isBusy={isMutating} busyLabel={t('leave.busy')} className="xs:justify-self-end">
          {t('change.send')}
        </Button>
      </Form>
    </Dialog>
  );
};

const outcomeOf = (status: OwnRequest['request']['status']) =>
  status === 'pending' ? 'change.outcomeOfRequest' : 'change.outcome';

interface RefusalBoxProps {
  error: unknown;
  /** An error that belongs to no field. */
  problem: string | null;
}

const RefusalBox = ({ error, problem }: RefusalBoxProps) => {
  const { t } = useTranslation('status');
  if (problem !== null) return <ErrorBox title={t('change.failed')}>{problem}</ErrorBox>;
  if (error === null) return null;
  return <ErrorBox title={t('change.failed')}>{messageOf(error, t('leave.tryAgain'))}</ErrorBox>;
};

import { fieldLimits } from '@hearthstay/stay';
import { Check, PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOfProposal, type ProposedRequest } from '@web/panel/requests/proposals/open-proposal';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { Button, TextButton } from '@web/shared/ui/button';
import { TextAreaField } from '@web/shared/ui/text-field';
import { useTextArea } from '@web/shared/ui/use-text-area';
import { Dock } from '../dock';
import { useRespondToChange } from './use-respond-to-change';

interface ChangeResponseProps extends ProposedRequest {
  /** The id of the text that says why the wish cannot be accepted; absent if it can. */
  obstacleId: string | undefined;
}

/** Accepts or declines the other days that a guest asks for, with an optional note to the guest. */
export const ChangeResponse = ({ request, proposal, obstacleId }: ChangeResponseProps) => {
  const { t } = useTranslation('admin');
  const { trigger, isMutating } = useRespondToChange(request, proposal);
  const [hasNote, setHasNote] = useState(false);
  const { text: note, isTooLong, fieldProps } = useTextArea(fieldLimits.messageMax);
  const respond = (accept: boolean) => void trigger({ accept, note });
  const hasOtherDays = kindOfProposal(request, proposal) === 'asks-for-days';
  return (
    <>
      {hasNote && (
        <TextAreaField
          label={t('bookingPage.decisionNote')}
          isOptional
          hint={t('bookingPage.decisionNoteHint', { name: guestNameOf(request, t) })}
          readOnly={isMutating}
          autoFocus
          {...fieldProps}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Dock isInPlace={request.cancellationWish !== undefined}>
          <Button
            size="medium"
            icon={Check}
            isBusy={isMutating}
            disabled={isTooLong}
            aria-disabled={obstacleId !== undefined || undefined}
            aria-describedby={obstacleId}
            onClick={obstacleId === undefined ? () => respond(true) : undefined}
          >
            {t(hasOtherDays ? 'proposal.acceptDays' : 'proposal.accept')}
          </Button>
          <Button kind="quiet" size="medium" icon={X} disabled={isMutating || isTooLong} onClick={() => respond(false)}>
            {t('proposal.decline')}
          </Button>
        </Dock>
        {!hasNote && request.email !== null && (
          <TextButton icon={PencilLine} onClick={() => setHasNote(true)}>
            {t('proposal.addNote')}
          </TextButton>
        )}
      </div>
    </>
  );
};

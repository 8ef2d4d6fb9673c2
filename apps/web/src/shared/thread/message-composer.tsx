import { fieldLimits, visibleLength } from '@hearthstay/stay';
import { SendHorizontal } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { IconButton } from '@web/shared/ui/button';
import { inputLook } from '@web/shared/ui/form';
import { isNearlyFull, useTextLength } from '@web/shared/ui/character-count';

export interface ComposerTexts {
  /** The label of the field, and its placeholder. */
  placeholder: string;
  /** A sentence below the field. */
  hint?: string;
  /** Whether it takes the focus when it appears, because the button that opened it is removed. */
  takesFocus?: boolean;
}

interface MessageComposerProps extends ComposerTexts {
  /** @returns whether the message was sent */
  send: (text: string) => Promise<boolean>;
  isSending: boolean;
  /** Why the last message was not sent; `null` if it was. */
  error: unknown;
}

const { threadMessageMax } = fieldLimits;

/**
 * A field for a message and a button that sends it. The text of a message that could not be sent returns to the field.
 */
export const MessageComposer = ({
  placeholder,
  hint,
  takesFocus = false,
  send,
  isSending,
  error,
}: MessageComposerProps) => {
  const { t } = useTranslation(['thread', 'common']);
  const [draft, setDraft] = useState('');
  const id = useId();
  const noteId = useId();
  const { length, tooLong } = useTextLength(draft, threadMessageMax);
  const isSendable = visibleLength(draft) > 0 && tooLong === null && !isSending;
  const submit = async () => {
    if (!isSendable) return;
    setDraft('');
    const isSent = await send(draft);
    // Another message may have been begun meanwhile.
    if (!isSent) setDraft((begun) => (begun === '' ? draft : `${draft}\n${begun}`));
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  const problem = tooLong ?? (error === null ? null : messageOf(error, t('failed')));
  return (
    <form
      noValidate
      method="dialog"
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {placeholder}
        </label>
        <textarea
          id={id}
          rows={1}
          autoFocus={takesFocus}
          value={draft}
          placeholder={placeholder}
          aria-invalid={problem !== null || undefined}
          aria-describedby={noteId}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendByKey}
          className={`${inputLook(problem !== null)} block max-h-60 min-h-12 min-w-0 flex-1 resize-none py-2.75 field-sizing-content wrap-anywhere`}
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={t('send')}
          isBusy={isSending}
          aria-disabled={!isSendable}
          className="size-12!"
        />
      </div>
      <div id={noteId} className="flex justify-between gap-4 text-note text-ink-2">
        {problem === null ? (
          hint && <p className="mt-2">{hint}</p>
        ) : (
          <p role="alert" className="mt-2 font-medium text-taken-ink">
            {problem}
          </p>
        )}
        {isNearlyFull(length, threadMessageMax) && (
          <p className="mt-2 ml-auto tabular-nums">
            {t('common:characters', { count: length, max: threadMessageMax })}
          </p>
        )}
      </div>
    </form>
  );
};

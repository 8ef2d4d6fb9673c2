import { partsOf } from '@hearthstay/stay';
import { Fragment, useId, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';
import { CharacterCount, useTextLength } from '@web/shared/ui/character-count';
import { classNames } from '@web/shared/ui/class-names';
import { FieldFrame, inputLook, noteIdOf, useIsPending } from '@web/shared/ui/form';
import { shownText, storedText, usePlaceholderNames } from './placeholder-names';

interface PlaceholderFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  /** As it is stored. */
  value: string;
  error: string | undefined;
  /** The greatest number of characters; absent for a single line, which is not counted. */
  limit?: number;
  /** The least number of lines. */
  rows: number;
  onChange: (value: string) => void;
  onFocus: () => void;
}

/** Text with placeholders, which have the name in the owner's language and stand out. It grows with its content. */
export const PlaceholderField = (props: PlaceholderFieldProps) => {
  const { ref, label, value, error, limit, rows, onChange, onFocus } = props;
  const id = useId();
  const names = usePlaceholderNames();
  const isPending = useIsPending();
  const { length, tooLong } = useTextLength(value, limit ?? Infinity);
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const typed = limit === undefined ? target.value.replace(/\s*\n\s*/g, ' ') : target.value;
    onChange(storedText(typed, names));
  };
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <FieldFrame
      {...{ label, id }}
      error={tooLong ?? error}
      aside={limit !== undefined && <CharacterCount length={length} limit={limit} />}
    >
      <span className="grid">
        <textarea
          ref={ref}
          id={id}
          rows={rows}
          value={shownText(value, names)}
          readOnly={isPending}
          aria-invalid={tooLong || error ? true : undefined}
          aria-describedby={noteIdOf(id)}
          onChange={change}
          onFocus={onFocus}
          onKeyDown={limit === undefined ? sendByEnter : undefined}
          className={classNames(
            inputLook(Boolean(tooLong ?? error)),
            'col-start-1 row-start-1 resize-none overflow-hidden py-2.75 wrap-anywhere',
          )}
        />
        <PlaceholderMarks value={value} />
      </span>
    </FieldFrame>
  );
};

/** The same text, unseen, over that in the field: it tints the placeholders, and gives the field its height. */
const PlaceholderMarks = ({ value }: { value: string }) => {
  const names = usePlaceholderNames();
  return (
    <span
      aria-hidden
      className="pointer-events-none z-1 col-start-1 row-start-1 border border-transparent px-4 py-2.75 text-body wrap-anywhere whitespace-pre-wrap text-transparent select-none forced-colors:invisible"
    >
      {partsOf(value).map((part, index) =>
        part.placeholder ? (
          <span key={index} data-placeholder={part.placeholder} className="rounded-sm bg-pine/15">
            {`{{${names[part.placeholder]}}}`}
          </span>
        ) : (
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
      {/* Without it, an empty last line would have no height. */}
      {'\u200b'}
    </span>
  );
};

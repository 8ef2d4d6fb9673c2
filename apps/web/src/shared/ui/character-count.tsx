import { cleanParagraphs, excessOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';

interface CharacterCountProps {
  length: number;
  /** The greatest number of characters. */
  limit: number;
}

/** Whether so much of a limit is used that the number of characters matters to the writer. */
export const isNearlyFull = (length: number, limit: number): boolean => length >= limit * 0.9;

/** The length of a text of several lines as it is stored, and a sentence if it is too long; otherwise `null`. */
export const useTextLength = (text: string, limit: number) => {
  const { t } = useTranslation('common');
  const excess = excessOf(text, limit);
  return {
    length: cleanParagraphs(text).length,
    tooLong: excess > 0 ? t('charactersOver', { count: excess }) : null,
  };
};

/** How many characters a text has, and may have. It stands out when few are left. */
export const CharacterCount = ({ length, limit }: CharacterCountProps) => {
  const { t } = useTranslation();
  return (
    <span
      className={classNames(
        'mt-2 shrink-0 tabular-nums',
        length > limit && 'font-semibold text-taken-ink',
        length <= limit && isNearlyFull(length, limit) && 'font-semibold text-pending',
        !isNearlyFull(length, limit) && 'text-ink-2',
      )}
    >
      {t('characters', { count: length, max: limit })}
    </span>
  );
};

import type { PageProps } from './page-props';
import type { FailedAttempt } from './posted-form';
import type { DecideTexts } from './texts';

/** Why what was sent last has changed nothing. */
export const Refusal = ({ attempt, t }: PageProps) =>
  attempt && (
    <p role="alert" className="refusal">
      {sentenceOf(attempt, t)}
    </p>
  );

const sentenceOf = ({ kind, refusal }: FailedAttempt, t: DecideTexts): string => {
  if (kind === 'undecided') return t('undecided');
  return [refusal, ...(kind === 'decision' ? [t('decided.unchanged')] : [])].join(' ');
};

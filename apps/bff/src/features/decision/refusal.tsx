import type { PageProps } from './page-props';

/** Why what was sent last has changed nothing. */
export const Refusal = ({ attempt, t }: PageProps) =>
  attempt && (
    <p role="alert" className="refusal">
      {[attempt.refusal, ...(attempt.kind === 'decision' ? [t('decided.unchanged')] : [])].join(' ')}
    </p>
  );

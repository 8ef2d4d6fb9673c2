import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error';
import type { Query } from '../api/use-query';
import { FailureState } from './failure-state';

interface QueryStateProps {
  query: Query<unknown>;
  /** The shape of what is on its way. */
  skeleton: ReactNode;
  /** What to say of a failure when the server says nothing. */
  failed?: string;
  /** The inner space of a failure. */
  className?: string;
}

/** What stands in the place of data that is on its way or could not be loaded; nothing once it is there. */
export const QueryState = ({ query, skeleton, failed = '', className }: QueryStateProps) => {
  const { data, error, isRetrying, retry } = query;
  if (data !== undefined) return null;
  if (error === undefined) return skeleton;
  return (
    <FailureState
      detail={messageOf(error, failed)}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
      className={className}
    />
  );
};

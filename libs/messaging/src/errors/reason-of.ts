import { DomainError } from '@hearthstay/contracts';

const fieldsOf = ({ content }: DomainError): string => content.fields?.map(({ field }) => field).join(', ') ?? '';

/** Why something failed, in codes and names only: the words of an error may hold what a guest wrote. */
export const reasonOf = (failure: unknown): string => {
  if (failure instanceof AggregateError) return [...new Set(failure.errors.map(reasonOf))].join('; ');
  if (failure instanceof DomainError) return [failure.code, fieldsOf(failure)].filter(Boolean).join(': ');
  return failure instanceof Error ? failure.name : 'unknown';
};

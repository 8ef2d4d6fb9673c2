import { DomainError } from '@hearthstay/contracts';

const fieldsOf = ({ content }: DomainError): string => content.fields?.map(({ field }) => field).join(', ') ?? '';

/** The codes or names of an error. Its message is left out, because it may contain texts of guests. */
export const reasonOf = (failure: unknown): string => {
  if (failure instanceof AggregateError) return [...new Set(failure.errors.map(reasonOf))].join('; ');
  if (failure instanceof DomainError) return [failure.code, fieldsOf(failure)].filter(Boolean).join(': ');
  return failure instanceof Error ? failure.name : 'unknown';
};

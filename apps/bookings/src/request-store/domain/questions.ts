import type { BookingRequest } from '@hearthstay/contracts';

/** What of a request asks something of one side. */
export type Questioned = Pick<BookingRequest, 'id' | 'proposal' | 'cancellationWish'>;

/** The ids of what one side asks of the other; `undefined` for what it does not ask. */
const questions = {
  proposal: ({ proposal }: Questioned) => proposal?.id,
  wish: ({ id, cancellationWish }: Questioned) => cancellationWish && `${id} ${cancellationWish.at}`,
} as const;

type Question = keyof typeof questions;

/** How an event names the question that it asks. @param request as it is after the change */
export const asking = (request: Questioned, kind: Question): { question?: string } => {
  const question = questions[kind](request);
  return question === undefined ? {} : { question };
};

/** How an event names the questions that end with it. @param request as it was before the change */
export const ending = (request: Questioned, ...kinds: Question[]): { endedQuestions?: string[] } => {
  const endedQuestions = kinds.flatMap((kind) => questions[kind](request) ?? []);
  return endedQuestions.length > 0 ? { endedQuestions } : {};
};

import type { BookingRequest } from '@hearthstay/contracts';

/** The fields of a request that ask one side for a response. */
export type Questioned = Pick<BookingRequest, 'id' | 'proposal' | 'cancellationWish'> & {
  /** How often the address of the guest was changed. */
  addressRevision?: number | undefined;
};

const numberOfAddresses = ({ addressRevision = 0 }: Questioned) => addressRevision + 1;

/**
 * The ids under which a question of one side is known, the current one last; empty if it is not asked. An offer has an
 * id for each address of its guest: after a correction, it is sent to the new address, and has ended at the former one.
 */
const questions = {
  proposal: (request: Questioned): string[] => {
    const { proposal } = request;
    if (proposal?.by !== 'owner') return proposal ? [proposal.id] : [];
    return Array.from({ length: numberOfAddresses(request) }, (_, address) =>
      address === 0 ? proposal.id : `${proposal.id} at address ${address}`,
    );
  },
  wish: ({ id, cancellationWish }: Questioned): string[] => (cancellationWish ? [`${id} ${cancellationWish.at}`] : []),
} as const;

type Question = keyof typeof questions;

const ended = (endedQuestions: string[]): { endedQuestions?: string[] } =>
  endedQuestions.length > 0 ? { endedQuestions } : {};

/** How an event names the question that it asks. @param request as it is after the change */
export const asking = (request: Questioned, kind: Question): { question?: string } => {
  const question = questions[kind](request).at(-1);
  return question === undefined ? {} : { question };
};

/** How an event names the questions that end with it. @param request as it was before the change */
export const ending = (request: Questioned, ...kinds: Question[]): { endedQuestions?: string[] } =>
  ended(kinds.flatMap((kind) => questions[kind](request)));

/** How an event that asks the same again names what was asked at former addresses. @param request as in `asking` */
export const askingAgain = (request: Questioned, kind: Question): { question?: string; endedQuestions?: string[] } => ({
  ...asking(request, kind),
  ...ended(questions[kind](request).slice(0, -1)),
});

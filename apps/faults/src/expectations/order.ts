import type { Stream } from '../guests/stream';
import type { House } from '../house/house';
import { expectCleanAnswers } from './answers';
import { expectDaysHeldOnce } from './days';
import { expectEmailsSent, expectNoEmailTwice } from './emails';
import { expectReady } from './readiness';
import { expectPromisedRequests } from './requests';

export interface Exceptions {
  /** Ids of e-mails that a sender had in its hands when it was killed. */
  mayComeTwice?: string[];
  /** Whose e-mails the mail server refuses for good. */
  undeliverable?: string[];
}

/**
 * What holds after every fault, once the stream has come to its end: nothing lost, nothing doubled, nobody left without
 * an answer.
 */
export const expectOrder = async (
  house: House,
  stream: Stream,
  { mayComeTwice = [], undeliverable = [] }: Exceptions = {},
): Promise<void> => {
  await stream.stop();
  expect(stream.promises.approvals.size).toBeGreaterThan(0);
  expectCleanAnswers(stream.answers);
  await expectPromisedRequests(house, stream.promises);
  await expectEmailsSent(house, stream, undeliverable);
  expectNoEmailTwice(house, stream, mayComeTwice);
  await expectDaysHeldOnce(house);
  await expectReady(house);
};

import type { Stream } from '../guests/stream';
import type { House } from '../house/house';
import { expectCleanAnswers } from './answers';
import { expectDaysHeldOnce } from './days';
import { expectEmailsSent, expectNoEmailTwice } from './emails';
import { expectPromisedRequests } from './requests';

/**
 * What holds after every fault, once the stream has come to its end: nothing lost, nothing doubled, nobody left without an answer.
 *
 * @param mayComeTwice ids of the e-mails that a sender had in its hands when it was killed.
 */
export const expectOrder = async (house: House, stream: Stream, mayComeTwice: string[] = []): Promise<void> => {
  await stream.stop();
  expect(stream.promises.approvals.size).toBeGreaterThan(0);
  expectCleanAnswers(stream.answers);
  await expectPromisedRequests(house, stream.promises);
  await expectEmailsSent(house);
  expectNoEmailTwice(house, mayComeTwice);
  await expectDaysHeldOnce(house);
};

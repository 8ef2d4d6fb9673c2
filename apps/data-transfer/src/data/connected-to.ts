import { outageOf } from '@hearthstay/database';
import { UserError } from '../user-error';
import type { Data } from './data';

/** Runs work on the data, then closes it. @throws UserError when the connection breaks. */
export const connectedTo = async <Result>(data: Data, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!outageOf(error)) throw error;
    const { message } = error as Error;
    throw new UserError(`The connection to ${data.place} broke: ${message}\nRun the same command again.`, {
      cause: error,
    });
  } finally {
    await data.close();
  }
};

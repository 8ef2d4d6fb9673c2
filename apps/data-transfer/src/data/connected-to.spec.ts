import { mongo } from 'mongoose';
import { UserError } from '../user-error';
import { connectedTo } from './connected-to';
import type { Data } from './data';

describe('Work on the data', () => {
  const close = jest.fn(() => Promise.resolve());
  const data = { place: 'the MongoDB server', close } as Partial<Data> as Data;

  beforeEach(() => close.mockClear());

  it('closes the connection at the end', async () => {
    expect(await connectedTo(data, () => Promise.resolve(5))).toBe(5);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    new mongo.MongoNetworkError('connection closed'),
    Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }),
  ])('reports a lost connection without a stack: %s', async (lost) => {
    const work = connectedTo(data, () => Promise.reject(lost));
    await expect(work).rejects.toThrow(UserError);
    await expect(work).rejects.toThrow(`The connection to the MongoDB server broke: ${lost.message}`);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('rethrows every other error', async () => {
    const failure = new Error('a mistake in the program');
    await expect(connectedTo(data, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});

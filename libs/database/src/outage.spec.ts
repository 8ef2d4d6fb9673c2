import { Error as MongooseError, Mongoose, mongo } from 'mongoose';
import { outageOf } from './outage';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const serverError = (code: number): mongo.MongoServerError => new mongo.MongoServerError({ message: 'no', code });

describe('outageOf', () => {
  it('is `unsent` for a server that is unreachable', async () => {
    const connecting = new Mongoose().createConnection('mongodb://127.0.0.1:9/?directConnection=true', {
      serverSelectionTimeoutMS: 50,
    });
    expect(outageOf(await failureOf(connecting.asPromise()))).toBe('unsent');
  });

  it('is `unknown` for a call whose connection was lost', () => {
    expect(outageOf(new mongo.MongoNetworkError('connection closed'))).toBe('unknown');
  });

  it('is `unknown` for an interrupted write of several documents', async () => {
    const connection = new Mongoose().createConnection('mongodb://127.0.0.1:9/?directConnection=true', {
      serverSelectionTimeoutMS: 50,
    });
    const writing = connection.getClient().db('none').collection('none').insertMany([{}, {}]);
    expect(outageOf(await failureOf(writing))).toBe('unknown');
    await failureOf(connection.asPromise());
  });

  it.each([6, 43, 50, 91, 112, 189, 262, 9001, 10107, 11600])('is an outage for the server error %d', (code) => {
    expect(outageOf(serverError(code))).toBe('unknown');
  });

  it('is `unsent` for a server that has refused a write because its disk is full', () => {
    expect(outageOf(serverError(14031))).toBe('unsent');
    expect(outageOf(new mongo.MongoBulkWriteError(serverError(14031) as never, {} as never))).toBe('unsent');
  });

  it('is `unknown` for a write of several documents that conflicts with another one', () => {
    const conflict = { message: 'deadlock detected', code: 112 };
    expect(outageOf(new mongo.MongoBulkWriteError(conflict as never, {} as never))).toBe('unknown');
    expect(outageOf(new mongo.MongoBulkWriteError({ ...conflict, code: 11000 }, {} as never))).toBeUndefined();
  });

  it.each(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError', 'MongoExpiredSessionError'])(
    'is `unsent` after a %s',
    (name) => {
      const error = Object.defineProperty(new mongo.MongoDriverError('no'), 'name', { value: name });
      expect(outageOf(error)).toBe('unsent');
    },
  );

  it.each(['ECONNREFUSED', 'ENOTCONN', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE'])(
    'is `unknown` for a call whose socket failed with %s',
    (code) => expect(outageOf(Object.assign(new Error('broken'), { code }))).toBe('unknown'),
  );

  it.each([
    ['a duplicate key', serverError(11000)],
    ['a filter that a schema refuses', new MongooseError.StrictModeError('field')],
    ['a missing file', Object.assign(new Error('no such file'), { code: 'ENOENT' })],
    ['a mistake in a handler', new TypeError('undefined is not a function')],
  ])('is undefined for %s', (_what, error) => {
    expect(outageOf(error)).toBeUndefined();
  });
});

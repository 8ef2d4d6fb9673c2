import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Document } from 'bson';
import { deserialize, serialize } from 'bson';
import { serveConnection } from './connection';

const header = (code: number, id: number, parts: Uint8Array[]): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(16 + parts.reduce((sum, part) => sum + part.length, 0));
  bytes.writeInt32LE(id, 4);
  bytes.writeInt32LE(code, 12);
  return Buffer.concat([bytes, ...parts]);
};

const flags = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const sequence = (name: string, documents: Document[]): Buffer => {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((document) => serialize(document))]);
  const size = Buffer.alloc(4);
  size.writeInt32LE(content.length + 4);
  return Buffer.concat([Buffer.from([1]), size, content]);
};

const message = (id: number, body: Document, flagBits = 0, ...rest: Uint8Array[]): Buffer =>
  header(2013, id, [flags(flagBits), Buffer.from([0]), serialize(body), ...rest]);

/** An insert with a string that is not valid UTF-8. */
const notUtf8 = (): Buffer => {
  const bytes = message(1, { insert: 'c', text: 'broken here: ?' });
  bytes[bytes.indexOf('?')] = 0xff;
  return bytes;
};

const splitReplies = (bytes: Buffer): [responseTo: number, document: Document][] => {
  const complete: [number, Document][] = [];
  for (let at = 0; at + 4 <= bytes.length && at + bytes.readInt32LE(at) <= bytes.length; at += bytes.readInt32LE(at)) {
    const isLegacy = bytes.readInt32LE(at + 12) === 1;
    const document = bytes.subarray(at + (isLegacy ? 36 : 21), at + bytes.readInt32LE(at));
    complete.push([bytes.readInt32LE(at + 8), deserialize(document)]);
  }
  return complete;
};

describe('A connection', () => {
  let server: Server;
  let socket: Socket;
  let replied: Buffer;
  const received: Document[] = [];

  beforeEach(async () => {
    received.length = 0;
    replied = Buffer.alloc(0);
    server = createServer((accepted) =>
      serveConnection(accepted, (body) => {
        received.push(body);
        return Promise.resolve({ ok: 1, number: received.length });
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('data', (chunk: Buffer) => (replied = Buffer.concat([replied, chunk])));
    await once(socket, 'connect');
  });
  afterEach(async () => {
    socket.destroy();
    await new Promise((closed) => server.close(closed));
  });

  /** Waits for that many replies; each is its request's number and its document. */
  const replies = async (count: number): Promise<[responseTo: number, document: Document][]> => {
    for (;;) {
      const complete = splitReplies(replied);
      if (complete.length >= count) return complete;
      await once(socket, 'data');
    }
  };

  it('replies with the number of the request', async () => {
    socket.write(message(77, { ping: 1, $db: 'admin' }));

    expect(await replies(1)).toEqual([[77, { ok: 1, number: 1 }]]);
    expect(received).toEqual([{ ping: 1, $db: 'admin' }]);
  });

  it('puts the documents of a separate section into the command', async () => {
    socket.write(message(1, { insert: 'c' }, 0, sequence('documents', [{ _id: 1 }, { _id: 2, text: 'ü' }])));

    await replies(1);
    expect(received).toEqual([{ insert: 'c', documents: [{ _id: 1 }, { _id: 2, text: 'ü' }] }]);
  });

  it('ignores a checksum', async () => {
    socket.write(message(1, { ping: 1 }, 1, Buffer.from([1, 2, 3, 4])));

    expect(await replies(1)).toEqual([[1, { ok: 1, number: 1 }]]);
  });

  it('replies to a legacy OP_QUERY with an OP_REPLY', async () => {
    const collection = Buffer.from('admin.$cmd\0');
    const numbers = Buffer.alloc(8);
    socket.write(header(2004, 5, [flags(0), collection, numbers, serialize({ ismaster: 1 })]));

    expect(await replies(1)).toEqual([[5, { ok: 1, number: 1 }]]);
    expect(received).toEqual([{ ismaster: 1, $db: 'admin' }]);
  });

  it('reads requests that arrive in any number of chunks', async () => {
    const bytes = Buffer.concat([message(1, { a: 1 }), message(2, { b: 2 }), message(3, { c: 3 })]);
    socket.setNoDelay(true);
    for (const byte of bytes) {
      socket.write(Buffer.from([byte]));
      await new Promise((next) => setImmediate(next));
    }
    await replies(3);
    socket.write(bytes);
    await replies(6);

    expect(received).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, { a: 1 }, { b: 2 }, { c: 3 }]);
  });

  it.each<[string, Buffer]>([
    ['an impossible length', Buffer.from([1, 0, 0, 0, 0, 0, 0, 0])],
    ['a length over the limit', Buffer.from([0xff, 0xff, 0xff, 0x7f])],
    ['an unknown operation', header(2010, 1, [Buffer.alloc(20)])],
    ['a document that is cut off', header(2013, 1, [flags(0), Buffer.from([0, 200, 0, 0, 0, 1])])],
    ['a text that is not UTF-8', notUtf8()],
    ['a section of size nothing', header(2013, 1, [flags(0), Buffer.from([1, 0, 0, 0, 0])])],
    ['a write that wants no acknowledgement', message(1, { insert: 'c' }, 2)],
  ])('ends at %s', async (_what, bytes) => {
    socket.write(bytes);

    await once(socket, 'close');
    expect(received).toEqual([]);
  });
});

import type { Document } from 'bson';
import { Long, deserialize, serialize } from 'bson';

/** MongoDB's limit for one message, in bytes. */
export const maxMessageBytes = 48_000_000;

const headerBytes = 16;
const opCode = { reply: 1, query: 2004, message: 2013 } as const;
const flag = { checksumPresent: 1, moreToCome: 2 } as const;

export interface Request {
  requestId: number;
  /** The command, with the documents of its kind-1 sections as arrays. */
  body: Document;
  /** Encodes the reply in the format of this request. */
  encodeReply(reply: Document): Buffer;
}

/** @throws Error for a message that cannot be replied to. */
export const decodeRequest = (message: Buffer): Request => {
  const requestId = message.readInt32LE(4);
  switch (message.readInt32LE(12)) {
    case opCode.message:
      return { requestId, body: decodeMessage(message), encodeReply: (reply) => encodeMessage(requestId, reply) };
    case opCode.query:
      return { requestId, body: decodeQuery(message), encodeReply: (reply) => encodeLegacyReply(requestId, reply) };
    default:
      throw new Error(`Unsupported operation code ${message.readInt32LE(12)}`);
  }
};

const decodeMessage = (message: Buffer): Document => {
  const flags = message.readUInt32LE(headerBytes);
  if (flags & flag.moreToCome) throw new Error('Writes without an acknowledgement are not supported');
  const end = message.length - (flags & flag.checksumPresent ? 4 : 0);
  const body: Document = {};
  let at = headerBytes + 4;
  while (at < end) {
    const kind = message[at++];
    const size = message.readInt32LE(at);
    const section = message.subarray(at, at + size);
    if (kind === 0) Object.assign(body, deserializeDocument(section));
    else if (kind === 1) Object.assign(body, decodeSequence(section));
    else throw new Error(`Unsupported section kind ${kind}`);
    at += size;
  }
  return body;
};

/** A kind-1 section: the name of an array field and its documents one after the other. */
const decodeSequence = (section: Buffer): Document => {
  const nameEnd = section.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < section.length; at += section.readInt32LE(at)) {
    documents.push(deserializeDocument(section.subarray(at, at + section.readInt32LE(at))));
  }
  return { [section.toString('utf8', 4, nameEnd)]: documents };
};

/** The format of a driver's first message to a server. */
const decodeQuery = (message: Buffer): Document => {
  const collectionEnd = message.indexOf(0, headerBytes + 4);
  const database = message.toString('utf8', headerBytes + 4, collectionEnd).replace(/\.\$cmd$/, '');
  return { ...deserializeDocument(message.subarray(collectionEnd + 1 + 8)), $db: database };
};

const deserializeDocument = (bytes: Buffer): Document =>
  deserialize(bytes, { bsonRegExp: true, allowObjectSmallerThanBufferSize: true });

const encodeMessage = (responseTo: number, reply: Document): Buffer => {
  const flagsAndKind = Buffer.alloc(5);
  return withHeader(opCode.message, responseTo, [flagsAndKind, serialize(reply)]);
};

const encodeLegacyReply = (responseTo: number, reply: Document): Buffer => {
  const awaitCapable = 8;
  const fields = Buffer.alloc(20);
  fields.writeInt32LE(awaitCapable, 0);
  fields.writeInt32LE(1, 16);
  return withHeader(opCode.reply, responseTo, [fields, serialize(reply)]);
};

const withHeader = (code: number, responseTo: number, parts: Uint8Array[]): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header.writeInt32LE(headerBytes + parts.reduce((sum, part) => sum + part.length, 0), 0);
  header.writeInt32LE(responseTo, 8);
  header.writeInt32LE(code, 12);
  return Buffer.concat([header, ...parts]);
};

/** Cursor ids are always 64-bit on the wire. */
export const toInt64 = (value: number): Long => Long.fromNumber(value);

import { deserialize, type Document } from 'bson';

/**
 * A command of MongoDB's wire protocol: its first field is its name. The documents that it writes are merged into it.
 */
export type Command = Document;

const commandMessage = 2013;
const headerLength = 16;
const documentSection = 0;

/** Splits a byte stream into the messages of MongoDB's wire protocol, each of which begins with its length. */
export class MessageReader {
  private buffer: Buffer = Buffer.alloc(0);

  /** Appends bytes and returns the messages that are complete. */
  disconnect(bytes: Buffer): Buffer[] {
    this.buffer = Buffer.concat([this.buffer, bytes]);
    const messages: Buffer[] = [];
    while (this.buffer.length >= headerLength && this.buffer.length >= this.buffer.readInt32LE(0)) {
      const length = this.buffer.readInt32LE(0);
      messages.push(this.buffer.subarray(0, length));
      this.buffer = this.buffer.subarray(length);
    }
    return messages;
  }
}

/** The request id of a message. */
export const requestIdOf = (message: Buffer): number => message.readInt32LE(4);

/** The request id that a reply refers to. */
export const responseTo = (message: Buffer): number => message.readInt32LE(8);

/** The command of a client's message; `undefined` for a handshake in the legacy protocol. */
export const commandIn = (message: Buffer): Command | undefined => {
  if (message.readInt32LE(12) !== commandMessage) return undefined;
  const command: Command = {};
  let at = headerLength + 4;
  while (at < message.length) {
    const kind = message.readUInt8(at);
    const end = at + 1 + message.readInt32LE(at + 1);
    if (kind === documentSection) Object.assign(command, deserialize(message.subarray(at + 1, end)));
    else addDocuments(command, message.subarray(at + 5, end));
    at = end;
  }
  return command;
};

/** The documents of writes are in a section of kind 1: the name of their field, followed by the documents. */
const addDocuments = (command: Command, section: Buffer): void => {
  const nameEnd = section.indexOf(0);
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < section.length; at += section.readInt32LE(at)) {
    documents.push(deserialize(section.subarray(at, at + section.readInt32LE(at))));
  }
  command[section.toString('utf8', 0, nameEnd)] = documents;
};

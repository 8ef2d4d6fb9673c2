import { deserialize, type Document } from 'bson';

/**
 * A command as a driver sends it: its name is its first field, and the documents that it writes stand in a field of
 * their own.
 */
export type Command = Document;

const commandMessage = 2013;
const headerLength = 16;
const documentSection = 0;

/** Cuts a stream of bytes into the messages of MongoDB's wire protocol, each of which begins with its length. */
export class MessageCutter {
  private rest: Buffer = Buffer.alloc(0);

  /** The messages that are whole by now. */
  cut(bytes: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, bytes]);
    const messages: Buffer[] = [];
    while (this.rest.length >= headerLength && this.rest.length >= this.rest.readInt32LE(0)) {
      const length = this.rest.readInt32LE(0);
      messages.push(this.rest.subarray(0, length));
      this.rest = this.rest.subarray(length);
    }
    return messages;
  }
}

/** What the answer to a message will name in `answeredBy`. */
export const numberOf = (message: Buffer): number => message.readInt32LE(4);

/** Which message an answer is to. */
export const answeredBy = (message: Buffer): number => message.readInt32LE(8);

/**
 * The command in a client's message; `undefined` for what drivers say before they know which protocol the server
 * speaks.
 */
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

/** Documents of writes follow in a section of their own: the name of their field, and then one after the other. */
const addDocuments = (command: Command, section: Buffer): void => {
  const nameEnd = section.indexOf(0);
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < section.length; at += section.readInt32LE(at)) {
    documents.push(deserialize(section.subarray(at, at + section.readInt32LE(at))));
  }
  command[section.toString('utf8', 0, nameEnd)] = documents;
};

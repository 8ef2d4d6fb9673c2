import type { Socket } from 'node:net';
import type { Document } from 'bson';
import { decodeRequest, maxMessageBytes } from './message';

/** Reads requests from a socket and writes the replies of `execute`, which must not reject. */
export const serveConnection = (socket: Socket, execute: (body: Document) => Promise<Document>): void => {
  let pending: Buffer[] = [];
  let received = 0;
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    pending.push(chunk);
    received += chunk.length;
    if (received < 4) return;
    if (pending[0]!.length < 4) pending = [Buffer.concat(pending)];
    const expected = pending[0]!.readInt32LE(0);
    if (expected <= maxMessageBytes && received < expected) return;
    const { messages, rest, isBroken } = splitMessages(Buffer.concat(pending));
    pending = rest.length > 0 ? [rest] : [];
    received = rest.length;
    for (const message of messages) void respond(socket, message, execute);
    if (isBroken) socket.destroy();
  });
};

interface Split {
  messages: Buffer[];
  rest: Buffer;
  isBroken: boolean;
}

const splitMessages = (bytes: Buffer): Split => {
  const messages: Buffer[] = [];
  let at = 0;
  while (bytes.length - at >= 4) {
    const size = bytes.readInt32LE(at);
    if (size < 16 || size > maxMessageBytes) return { messages, rest: Buffer.alloc(0), isBroken: true };
    if (bytes.length - at < size) break;
    messages.push(bytes.subarray(at, at + size));
    at += size;
  }
  return { messages, rest: bytes.subarray(at), isBroken: false };
};

/** An unreadable message has no request id to reply to, so the connection is closed, as by MongoDB. */
const respond = async (
  socket: Socket,
  message: Buffer,
  execute: (body: Document) => Promise<Document>,
): Promise<void> => {
  try {
    const request = decodeRequest(message);
    const reply = request.encodeReply(await execute(request.body));
    if (socket.writable) socket.write(reply);
  } catch {
    socket.destroy();
  }
};

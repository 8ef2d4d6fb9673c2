import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { storeBackgroundImage } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { backgroundImage } from '../../testing/background-image';
import { fakeHandler } from '../../testing/fake-handler';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const path = '/api/admin/settings/background-image';
const uploadMs = 300;
const start = '--x\r\nContent-Disposition: form-data; name="backgroundImage"; filename="a.jpg"\r\n\r\nJPEG';
const end = '\r\n--x--\r\n';

let stored: string[] = [];
let storing = Promise.resolve();
let bff: TestBff;

const startBff = (limits = {}) =>
  startTestBff({
    limits,
    handlers: [
      fakeHandler(storeBackgroundImage, async ({ contentBase64 }) => {
        stored.push(Buffer.from(contentBase64, 'base64').toString());
        await storing;
        return { image: backgroundImage };
      }),
    ],
  });

beforeEach(async () => {
  stored = [];
  storing = Promise.resolve();
  bff = await startBff();
});
afterEach(() => bff.close());

/** Starts an upload and sends only its first part. */
class HalfUpload {
  private readonly socket: Socket;
  private received = '';

  constructor(authorization = `Bearer ${adminToken}`) {
    this.socket = connect(Number(new URL(bff.url).port), '127.0.0.1');
    this.socket.on('data', (part: Buffer) => (this.received += part.toString())).on('error', () => undefined);
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const length = `Content-Length: ${start.length + end.length}`;
    const headers = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Authorization: ${authorization}`, type, length];
    this.socket.write(`${headers.join('\r\n')}\r\n\r\n${start}`);
  }

  async readResponse(status: number): Promise<string> {
    await eventually(() => expect(this.received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\\}$`)));
    const response = this.received;
    this.received = '';
    return response;
  }

  /** Sends the rest of the upload and a second request on the same connection. */
  sendRest(next = ''): void {
    this.socket.write(end + next);
  }

  async closed(): Promise<void> {
    if (!this.socket.closed) await once(this.socket, 'close');
  }

  abort(): Promise<void> {
    this.socket.destroy();
    return this.closed();
  }
}

/** Starts an upload and waits until it is accepted. */
const admitted = async (): Promise<HalfUpload> => {
  const first = new HalfUpload();
  await new HalfUpload().readResponse(503);
  return first;
};

const succeeds = () =>
  eventually(async () => {
    const upload = new HalfUpload();
    upload.sendRest();
    await upload.readResponse(200);
  });

describe('Concurrent uploads', () => {
  it('refuse the second upload with Retry-After before its body arrives', async () => {
    const first = await admitted();
    expect(await new HalfUpload().readResponse(503)).toMatch(/\r\nRetry-After: 5\r\n[^]*"code":"SERVICE_UNAVAILABLE"/);
    first.sendRest();
    await first.readResponse(200);
    expect(stored).toEqual(['JPEG']);
  });

  it('read a refused upload to its end, so that the client sees the response and keeps the connection', async () => {
    const first = await admitted();
    const second = new HalfUpload();
    await second.readResponse(503);
    second.sendRest('GET /api/bookings/settings HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await second.readResponse(200);
    await first.abort();
    expect(stored).toEqual([]);
  });

  it('refuse a second upload until the first is stored', async () => {
    let finish: () => void = () => undefined;
    storing = new Promise((resolve) => (finish = resolve));
    const first = new HalfUpload();
    first.sendRest();
    await eventually(() => expect(stored).toEqual(['JPEG']));
    await new HalfUpload().readResponse(503);
    finish();
    await first.readResponse(200);
    await succeeds();
  });

  it('accept another upload after the client has disconnected', async () => {
    await (await admitted()).abort();
    await succeeds();
  });

  it('accept another upload after the body has timed out', async () => {
    await bff.close();
    bff = await startBff({ headersMs: uploadMs, uploadMs });
    await new HalfUpload().closed();
    await succeeds();
  });

  it('accept another upload after a refused one', async () => {
    const form = new FormData();
    form.append('other', new Blob(['JPEG']));
    const headers = { Authorization: `Bearer ${adminToken}` };
    expect((await bff.fetch(path, { method: 'POST', body: form, headers })).status).toBe(400);
    await succeeds();
  });

  it('accept an upload while a request without a session is open', async () => {
    await new HalfUpload('Bearer nobody').readResponse(401);
    await succeeds();
  });
});

import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { petra, useNotices } from '../notices/testing/use-notices';

describeOnEmbeddedDatabase('A test notice', (database) => {
  const { receiver, get, test, notices, toNtfy, toWebhook } = useNotices(database);

  it('comes back with what the receiver said', async () => {
    await toNtfy();
    receiver().respondWith((_request, response) => response.end('{"id":"1",\n"topic":"our-house"}'));
    expect(await test(petra)).toEqual({ at: expect.any(String), said: '200 OK: {"id":"1", "topic":"our-house"}' });
    expect(receiver().requests).toMatchObject([
      { method: 'POST', url: '/our-house-8Fq2', headers: { title: 'Test-Benachrichtigung', tags: 'bell' } },
    ]);
    expect(await notices()).toEqual([]);
  });

  it('needs an address', async () => {
    await expect(test(petra)).rejects.toMatchObject({ code: 'NOTICE_ADDRESS_MISSING' });
  });

  it('that is refused comes back with the words of the receiver', async () => {
    await toWebhook();
    receiver().respondWith((_request, response) => response.writeHead(500).end('boom\n'));
    await expect(test(petra)).rejects.toMatchObject({
      code: 'NOTICE_REFUSED',
      content: { params: { said: '500 Internal Server Error: boom' } },
    });
    expect(await get(petra)).toMatchObject({ kind: 'webhook' });
  });

  it.each([
    [301, 'http://192.168.1.1/', 'NOTICE_ADDRESS_FORBIDDEN'],
    [307, 'http://localhost:1/', 'NOTICE_ADDRESS_FORBIDDEN'],
    [302, '/hook?key=1', 'NOTICE_REDIRECT'],
  ])('is not sent on by %i to %s', async (status, location, code) => {
    await toWebhook();
    receiver().respondWith((_request, response) => response.writeHead(status, { Location: location }).end());
    await expect(test(petra)).rejects.toMatchObject({ code });
  });

  it('to somebody who says nothing is given up', async () => {
    await toWebhook();
    receiver().respondWith(() => undefined);
    await expect(test(petra)).rejects.toMatchObject({ code: 'NOTICE_TIMEOUT' });
  });

  it('to somebody who closes the connection is given up at once', async () => {
    await toWebhook();
    receiver().respondWith((request) => request.socket.destroy());
    await expect(test(petra)).rejects.toMatchObject({ code: 'NOTICE_UNREACHABLE' });
  });
});

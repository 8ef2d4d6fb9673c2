import { maskedSecret } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase, type HttpListener } from '@hearthstay/testing';
import { signatureByOpenssl } from '../notices/testing/signature-by-openssl';
import { paul, petra, useNotices, webhookSecret } from '../notices/testing/use-notices';

describeEachDatabase('The address for notices of an admin', (database, onEmbeddedDatabase) => {
  const { receiver, admins, set, get, test, toNtfy, toWebhook } = useNotices(database);

  it('is off at first, and masked when it is read', async () => {
    expect(await get(petra)).toEqual({ kind: 'off', url: '', withNames: false });
    const masked = { kind: 'webhook', url: `http://${receiver().host}/…`, withNames: true, secret: maskedSecret };
    expect(await toWebhook(petra, { withNames: true })).toEqual(masked);
    expect(await get(petra)).toEqual(masked);
    expect(await get(paul)).toEqual({ kind: 'off', url: '', withNames: false });
  });

  it('stays when it is saved as it was read', async () => {
    await toWebhook();
    await set({ email: petra, ...(await get(petra)), withNames: true });
    await test(petra);
    const [{ url, body, headers }] = receiver().requests as [HttpListener['requests'][0]];
    expect(url).toBe('/hook?key=1');
    expect(headers['x-hearthstay-signature']).toBe(`sha256=${signatureByOpenssl(body, webhookSecret)}`);
    expect(await get(petra)).toMatchObject({ withNames: true });
  });

  it('gets a secret, which is shown to the call that has caused it, also when it is repeated', async () => {
    const call = () =>
      runInMessageContext({ correlationId: 'any', commandId: 'command-1' }, () =>
        toWebhook(petra, { secret: undefined }),
      );
    const { secret = '' } = await call();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await call()).secret).toBe(secret);
    expect((await toWebhook(petra, { secret: undefined })).secret).toBe(maskedSecret);
    expect((await get(petra)).secret).toBe(maskedSecret);
  });

  it('is removed with the admin, and by turning notices off', async () => {
    await toNtfy();
    await toNtfy(paul);
    await admins(paul);
    expect(await get(petra)).toMatchObject({ kind: 'off' });
    expect(await get(paul)).toMatchObject({ kind: 'ntfy' });
    expect(await set({ email: paul, kind: 'off' })).toEqual({ kind: 'off', url: '', withNames: false });
    expect(await database.connection().collection('notice_addresses').countDocuments()).toBe(0);
  });

  onEmbeddedDatabase(() => {
    it.each([
      ['ftp://example.org/a', 'NOTICE_ADDRESS_INVALID'],
      ['not an address', 'NOTICE_ADDRESS_INVALID'],
      ['http://127.0.0.1/', 'NOTICE_ADDRESS_FORBIDDEN'],
      ['http://localhost/', 'NOTICE_ADDRESS_FORBIDDEN'],
      ['http://[::ffff:10.0.0.1]/', 'NOTICE_ADDRESS_FORBIDDEN'],
      ['http://169.254.169.254/latest', 'NOTICE_ADDRESS_FORBIDDEN'],
      ['https://93.184.216.34:8443/', 'NOTICE_ADDRESS_FORBIDDEN'],
      ['https://haus-am-see.example/api', 'NOTICE_ADDRESS_FORBIDDEN'],
      ['http://user:secret@93.184.216.34/', 'NOTICE_PASSWORD_UNENCRYPTED'],
      ['https://receiver().invalid/', 'NOTICE_UNREACHABLE'],
      ['', 'VALIDATION_FAILED'],
      [`https://example.org/${'x'.repeat(2_000)}`, 'VALIDATION_FAILED'],
    ])('is not %.60s', async (url, code) => {
      await toNtfy();
      await expect(set({ email: petra, kind: 'webhook', url })).rejects.toMatchObject({ code });
      expect(await get(petra)).toEqual({ kind: 'ntfy', url: `http://${receiver().host}/…`, withNames: false });
    });

    it.each([
      [{ kind: 'sms' as never }, 'kind', 'INVALID'],
      [{ kind: undefined as never }, 'kind', 'REQUIRED'],
      [{ url: `https://example.org/${'x'.repeat(2_000)}` }, 'url', 'ADDRESS_TOO_LONG'],
      [{ secret: 'fifteen letters' }, 'secret', 'SECRET_TOO_SHORT'],
      [{ secret: 'x'.repeat(201) }, 'secret', 'SECRET_TOO_LONG'],
      [{ withNames: 'yes' as never }, 'withNames', 'WRONG_TYPE'],
    ])('is refused with the code of the field: %j', async (changes, field, code) => {
      await expect(toWebhook(petra, changes)).rejects.toMatchObject({ content: { fields: [{ field, code }] } });
      expect(await get(petra)).toMatchObject({ kind: 'off' });
    });
  });
});

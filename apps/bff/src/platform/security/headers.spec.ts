import { startTestBff } from '../../testing/test-bff';

const headersOf = async (variables: Record<string, string> = {}): Promise<Headers> => {
  const bff = await startTestBff({ variables });
  const { headers } = await bff.fetch('/api/bookings/settings');
  await bff.close();
  return headers;
};

describe('Every response', () => {
  it('allows resources of its own origin only, and no inline scripts or styles without a built page', async () => {
    const policy = (await headersOf()).get('Content-Security-Policy') ?? '';
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('sends no referrer, because URLs contain tokens', async () => {
    const headers = await headersOf();
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
  });

  it('permits none of what a page could ask of the device', async () => {
    const policy = (await headersOf()).get('Permissions-Policy')?.split(', ') ?? [];
    expect(policy).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']));
    expect(policy.filter((entry) => !entry.endsWith('=()'))).toEqual([]);
  });

  it('sets HSTS only on a site with TLS', async () => {
    expect((await headersOf()).get('Strict-Transport-Security')).toBeNull();
    const headers = await headersOf({ PUBLIC_URL: 'https://booking.example.com' });
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['GET', 'OPTIONS'])('permits a page of another origin to read none (%s)', async (method) => {
    const bff = await startTestBff();
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const response = await bff.fetch('/api/bookings/settings', { method, headers });
    await bff.close();
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

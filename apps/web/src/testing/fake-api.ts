interface FakeResponse {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FakeCall {
  route: string;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * Replaces the server. Routes are written as `GET /bookings/settings`; a route without a response fails like the
 * network. Calls are recorded in order.
 */
export const fakeApi = (
  responses: Record<string, FakeResponse | ((call: FakeCall) => FakeResponse | Promise<FakeResponse>)>,
) => {
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).replace('/api', '');
    const sent = init?.body;
    const call: FakeCall = {
      route: `${init?.method ?? 'GET'} ${path}`,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof sent === 'string' ? JSON.parse(sent) : sent,
    };
    calls.push(call);
    const response = responses[call.route];
    if (!response) throw new TypeError(`fetch failed: ${call.route}`);
    const { status = 200, body = null, headers } = typeof response === 'function' ? await response(call) : response;
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
  };
  return { calls, responses };
};

/** A refusal in the format of the server. */
export const refusal = (status: number, code: string, message: string, more: object = {}): FakeResponse => ({
  status,
  body: { statusCode: status, code, message, error: message, ...more },
});

/** A running product, accessed by HTTP. */
export class Site {
  constructor(readonly url: string) {}

  /** Calls the API and returns the body. @throws Error for an error status. */
  async call<Result>(path: string, { method = 'GET', body, token = '' }: Call = {}): Promise<Result> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body instanceof FormData ? {} : json) },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return (await response.json()) as Result;
  }

  /** The media type of a file. */
  async contentType(path: string): Promise<string | null> {
    const response = await fetch(`${this.url}${path}`);
    return response.ok ? response.headers.get('content-type') : null;
  }
}

interface Call {
  method?: string;
  body?: object;
  token?: string;
}

const json = { 'Content-Type': 'application/json' };

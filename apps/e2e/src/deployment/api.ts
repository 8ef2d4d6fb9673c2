import type { Locale } from '../texts/texts';

/** A client of the product's API. */
export class Api {
  /** @param token the token of an admin's session */
  constructor(
    private readonly url: string,
    private readonly locale: Locale,
    private readonly token?: string,
  ) {}

  /** `body` is sent as JSON, unless it is `FormData`. @throws when the response is an error. */
  async call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        'Accept-Language': this.locale,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as Result;
  }

  withSession(token: string): Api {
    return new Api(this.url, this.locale, token);
  }
}

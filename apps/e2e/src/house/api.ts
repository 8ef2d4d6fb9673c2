import type { Locale } from '../words/words';

/** The product's API, called as a program calls it. */
export class Api {
  /** `token`: of an admin's session. */
  constructor(
    private readonly url: string,
    private readonly locale: Locale,
    private readonly token?: string,
  ) {}

  /** @throws when the product refuses. `body` is sent as JSON, or as it is when it is `FormData`. */
  async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
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
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  }

  withSession(token: string): Api {
    return new Api(this.url, this.locale, token);
  }
}

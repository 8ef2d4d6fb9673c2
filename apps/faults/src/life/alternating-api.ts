import type { Deployment } from '../deployment/deployment';

/** A response of the product: the status, and the body if it is JSON. */
export interface Reply {
  status: number;
  body: unknown;
}

const codeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;

/** A client that sends each call to the next BFF, as a load balancer does. */
export class AlternatingApi {
  private static calls = 0;

  /** @param token of an admin's session or of a status link */
  constructor(
    private readonly deployment: Deployment,
    private readonly token?: string,
  ) {}

  as(token: string): AlternatingApi {
    return new AlternatingApi(this.deployment, token);
  }

  /** The address of the site at the next BFF. */
  get url(): string {
    const bffs = this.deployment.of('bff');
    return bffs[(AlternatingApi.calls += 1) % bffs.length]!.url;
  }

  async send(method: string, path: string, body?: object): Promise<Reply> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text && (JSON.parse(text) as unknown) };
  }

  /** @throws Error when the response is an error. */
  async call<Result = unknown>(method: string, path: string, body?: object): Promise<Result> {
    const reply = await this.send(method, path, body);
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as Result;
  }

  /** What became of a call: `done`, or the code of the error. */
  async outcome(method: string, path: string, body?: object): Promise<string> {
    const reply = await this.send(method, path, body);
    return reply.status < 400 ? 'done' : (codeOf(reply.body) ?? String(reply.status));
  }
}

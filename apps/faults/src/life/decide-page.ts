import type { AlternatingApi } from './alternating-api';

const headers = { 'Accept-Language': 'de' };

/** The page by which an admin decides, as a browser without scripts uses it: each request goes to the next BFF. */
export class DecidePage {
  constructor(
    private readonly api: AlternatingApi,
    /** The link in an e-mail to an admin. */
    private readonly link: string,
  ) {}

  async html(): Promise<string> {
    const response = await fetch(this.address, { headers });
    return response.text();
  }

  /** Presses a button of the form. @returns the page that the browser shows then, and the status of the form */
  async press(decision: string, note = ''): Promise<{ status: number; html: string }> {
    const body = new URLSearchParams({ decision, note });
    const response = await fetch(this.address, { method: 'POST', body, headers, redirect: 'manual' });
    const html = response.status === 303 ? await this.html() : await response.text();
    return { status: response.status, html };
  }

  private get address(): string {
    return `${this.api.url}${new URL(this.link).pathname}`;
  }
}

import { TestEnvironment } from 'jest-environment-jsdom';

/** Adds to jsdom the interfaces that every browser has and jsdom lacks. Node has them by the same standards. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, TextEncoder, TextDecoder, AbortSignal, AbortController });
  }
}

/** Replaces the browser's `XMLHttpRequest`; the test reports progress and sends the response. */
export class FakeUpload {
  /** The upload that was started last. */
  static latest: FakeUpload | undefined;

  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  route = '';
  form: FormData | undefined;
  isAborted = false;
  status = 0;
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    FakeUpload.latest = this;
  }

  open(method: string, url: string) {
    this.route = `${method} ${url.replace('/api', '')}`;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(form: FormData) {
    this.form = form;
  }

  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total });
  }

  respond(status: number, body: unknown) {
    Object.assign(this, { status, response: body });
    this.onload?.();
    this.onloadend?.();
  }

  fail() {
    this.onerror?.();
    this.onloadend?.();
  }
}

/** Replaces every upload of the test by {@link FakeUpload}. */
export const fakeUploads = () => {
  FakeUpload.latest = undefined;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
};

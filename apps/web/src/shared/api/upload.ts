import type { ErrorView } from '@hearthstay/contracts';
import { timeoutMs } from './call';
import { errorOf, failedCall, type SentCall } from './failed-call';
import { headersFor } from './headers';

export interface UploadOptions {
  /** Called with the part of the form that is sent, between 0 and 1. */
  onProgress: (progress: number) => void;
  /** Cancels the upload; the promise then rejects, and nothing is logged. */
  signal: AbortSignal;
}

const send = (
  { path, method, headers }: SentCall,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let deadline: ReturnType<typeof setTimeout> | undefined;
    // The time limit is that of a pause, because a large file takes longer on a slow connection.
    const extendDeadline = () => {
      clearTimeout(deadline);
      deadline = setTimeout(() => request.abort(), timeoutMs);
    };
    request.open(method, `/api${path}`);
    Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      extendDeadline();
      onProgress(loaded / total);
    };
    request.onload = () => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve(request.response);
      else reject(errorOf(status, request.response as Partial<ErrorView> | null));
    };
    request.onerror = () => reject(new Error('No response'));
    request.onabort = () => reject(new Error('Cancelled'));
    request.onloadend = () => clearTimeout(deadline);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    extendDeadline();
    request.send(form);
  });

/**
 * Posts a form with a file and reports the progress, which `fetch` cannot do. Failures are handled as by `api`.
 */
export const upload = async <Result>(path: string, form: FormData, options: UploadOptions): Promise<Result> => {
  const sent = { method: 'POST', path, headers: headersFor(path) };
  try {
    return (await send(sent, form, options)) as Result;
  } catch (cause) {
    throw options.signal.aborted ? cause : await failedCall(sent, cause);
  }
};

import { randomUUID } from 'node:crypto';

export type Api = ReturnType<typeof apiOf>;

/** A client of the product at a URL. Its `bearer` is an admin's token, a guest's link or the password of the site. */
export const apiOf = (url: string, bearer?: string) => {
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        'Idempotency-Key': randomUUID(),
        'Accept-Language': 'de',
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    send,
    call: async <Body>(method: string, path: string, body?: object): Promise<Body> =>
      (await (await send(method, `/api${path}`, body)).json()) as Body,
  };
};

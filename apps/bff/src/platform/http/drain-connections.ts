import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turnOfTheLoop, setTimeout as pause } from 'node:timers/promises';

/** Longer than a busy caller leaves a connection idle between two requests. */
const silence = { steps: 25, stepMs: 20 };
/** So long nobody may connect before the listening ends: callers that wait for an answer connect no further. */
const nobodyConnects = { steps: 12, stepMs: 2 };
/**
 * The longest turn of the event loop that the listening may end after. Each turn accepts what has come before it;
 * whoever connects during a long one is not accepted any more.
 */
const shortTurnMs = 1;
/** For more callers than can be connected: the process has to end all the same. */
const crowdMs = 2_000;

/**
 * Resolves when a counter has not changed for so many steps, or when it is over anyway. Each step ends with a turn of
 * the event loop: a process that gets no processor time hears nobody, and must not take that for silence.
 */
const standsStill = async (
  count: () => number,
  { steps, stepMs }: { steps: number; stepMs: number },
  isOver: () => boolean,
): Promise<void> => {
  for (let still = 0; still < steps && !isOver();) {
    const before = count();
    await pause(stepMs);
    await turnOfTheLoop();
    still = count() === before ? still + 1 : 0;
  }
};

/**
 * Resolves at the end of a short turn of the event loop in which the counter has not changed, or when it is over
 * anyway.
 */
const quietTurn = async (count: () => number, isOver: () => boolean): Promise<void> => {
  for (let isQuiet = false; !isQuiet && !isOver();) {
    const [before, start] = [count(), performance.now()];
    await turnOfTheLoop();
    isQuiet = count() === before && performance.now() - start < shortTurnMs;
  }
};

/** Tells whether a wait for callers has taken too long. */
const patience = (): (() => boolean) => {
  const end = performance.now() + crowdMs;
  return () => performance.now() > end;
};

/** Hands requests on, or keeps them back for a while. */
class RequestGate {
  private held: [IncomingMessage, ServerResponse][] | undefined;

  constructor(private readonly listeners: readonly RequestListener[]) {}

  pass(request: IncomingMessage, response: ServerResponse): void {
    if (this.held) this.held.push([request, response]);
    else for (const listener of this.listeners) listener(request, response);
  }

  hold(): void {
    this.held ??= [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const [request, response] of held) this.pass(request, response);
  }
}

/**
 * Closes a server without a reset for anybody. A request that meets the end of an idle connection gets no answer, so
 * callers that keep their connections are told by an answer to leave them. They connect anew at once, and the operating
 * system resets connections that nobody has accepted when the listening ends. So requests of the last moment are held
 * until nobody connects any more, and answered after the listening has ended. Connections that stay silent are closed
 * then, those that are new after a longer wait.
 *
 * Takes the place of the server's request listeners; to be called after the last of them is there.
 *
 * @returns what closes the server; it resolves when the last answer has been sent.
 */
export const drainConnections = (server: Server): (() => Promise<void>) => {
  const gate = new RequestGate(server.listeners('request') as RequestListener[]);
  const underWay = new Set<ServerResponse>();
  let connections = 0;
  let events = 0;
  let lastRequests = 0;
  let isClosing = false;
  const connectedBefore = new WeakSet<Socket>();
  /**
   * Connected since the closing began, and without a request so far: a slow caller, or a browser that connects in
   * advance.
   */
  const newcomers = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    connections += 1;
    if (!isClosing) {
      connectedBefore.add(socket);
      return;
    }
    newcomers.add(socket);
    socket.once('close', () => newcomers.delete(socket));
  });
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    events += 1;
    underWay.add(response);
    newcomers.delete(request.socket);
    if (isClosing) response.shouldKeepAlive = false;
    if (isClosing && connectedBefore.has(request.socket)) lastRequests += 1;
    response.once('close', () => {
      events += 1;
      underWay.delete(response);
    });
    gate.pass(request, response);
  });

  const hasConnections = (): Promise<boolean> =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)));

  const stopListening = async (): Promise<{ isClosed: () => boolean; closed: Promise<void> }> => {
    gate.hold();
    const isOver = patience();
    await standsStill(() => connections, nobodyConnects, isOver);
    await quietTurn(() => connections, isOver);
    let isClosed = false;
    const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => {
      isClosed = true;
    });
    gate.release();
    return { isClosed: () => isClosed, closed };
  };

  return async () => {
    isClosing = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    if (await hasConnections()) await standsStill(() => lastRequests, silence, patience());
    const { isClosed, closed } = await stopListening();
    const isOver = patience();
    do await standsStill(() => events, silence, isClosed);
    while (!isClosed() && (underWay.size > 0 || (newcomers.size > 0 && !isOver())));
    server.closeAllConnections();
    await closed;
  };
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { cacheControl } from '../cache/cache-control';
import { sourceOf } from './inline-scripts';

const nobody = "'none'";

/** Pages may load resources of their own origin only, and no inline styles or scripts but those of the built page. */
const contentSecurityPolicy = (inlineScripts: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    ...(inlineScripts.length > 0 && { scriptSrc: ["'self'", ...inlineScripts] }),
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: [nobody],
  },
});

/** Features of browsers that no page uses, so that injected code cannot use them either. */
const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

type SetHeaders = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** @param inlineScripts see `inlineScriptSources`. */
export const securityHeaders = (publicUrl: string, inlineScripts: readonly string[]): SetHeaders => {
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(inlineScripts),
    referrerPolicy: { policy: 'no-referrer' },
    // Browsers warn about this header if a page of the origin was opened without it before, and the site does not need
    // it.
    originAgentCluster: false,
    xFrameOptions: { action: 'deny' },
    // Without TLS the header is ignored at best; at worst it locks out another site on the same host name.
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissionsPolicy);
    setHeaders(request, response, next);
  };
};

/**
 * Lets pages of these origins, and no others, show the response in a frame. `securityHeaders` forbids it before.
 *
 * @param style the inline style of the response, which is allowed as well
 */
export const allowFraming = (
  response: ServerResponse,
  { origins, style }: { origins: readonly string[]; style?: string | undefined },
): void => {
  const policy = String(response.getHeader('Content-Security-Policy'))
    .split(';')
    .map((directive) =>
      directive === `frame-ancestors ${nobody}` ? `frame-ancestors ${origins.join(' ')}` : directive,
    );
  if (style !== undefined) policy.push(`style-src 'self' ${sourceOf(style)}`);
  response.setHeader('Content-Security-Policy', policy.join(';'));
  // The older header knows no origins.
  response.removeHeader('X-Frame-Options');
};

/** Most responses contain personal data; those that may be cached override this header. */
export const disableCaching: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', cacheControl.never);
  next();
};

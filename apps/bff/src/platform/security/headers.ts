import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { cacheControl } from '../cache/cache-control';

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
    frameAncestors: ["'none'"],
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

/** Most responses contain personal data; those that may be cached override this header. */
export const disableCaching: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', cacheControl.never);
  next();
};

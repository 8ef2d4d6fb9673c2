import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What pages may load and do: everything from here, nothing from elsewhere, no script or style inside the page. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

export const securityHeaders = (publicUrl: string): ReturnType<typeof helmet> =>
  helmet({
    contentSecurityPolicy,
    referrerPolicy: { policy: 'no-referrer' },
    // Browsers complain about it wherever a page without it was open before, and nothing here needs it.
    originAgentCluster: false,
    xFrameOptions: { action: 'deny' },
    // On a site without TLS the header would be ignored at best, and lock out a neighbour on the same name at worst.
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });

/** API answers are about people; the few that are not say so themselves. */
export const keepOutOfCaches: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

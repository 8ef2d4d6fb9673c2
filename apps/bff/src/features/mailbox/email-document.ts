const openingTags = /^\s*(<!doctype[^>]*>)?\s*(<!--[\s\S]*?-->\s*)*(<html[^>]*>)?\s*(<head[^>]*>)?/i;

/** The headers of an e-mail's HTML: it may look as it likes, and neither run nor fetch anything. */
export const emailDocumentHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-top-navigation-by-user-activation',
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * An e-mail's HTML with its links leading out of the frame it stands in: in place of its page, for it may open no
 * other.
 */
export const emailDocument = (html: string): string =>
  html.replaceAll(' target="_blank"', '').replace(openingTags, '$&<base target="_top">');
